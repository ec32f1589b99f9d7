/** The browsers that tests drive if they are installed. The default paths are Debian's; the variables `CHROME` and `FIREFOX` set others. */
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
