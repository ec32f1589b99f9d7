/** The browsers that tests drive where they are found, as Debian has them; `CHROME` and `FIREFOX` name others. */
export const CHROME = {
  path: process.env.CHROME ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
export const FIREFOX = { path: process.env.FIREFOX ?? '/usr/bin/firefox-esr', args: [] };
