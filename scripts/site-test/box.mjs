/** The test of the page that edits a box. */
export const boxTests = {
  'an own box: a problem is at its field, work is stored, and a game begins with it': async ({ visit, fault }) => {
    const page = await visit('/play/own-box#aquileia/villas');
    const value = '[data-path="villas[0]"] input[type=number]';
    const type = (text) =>
      page.$eval(
        value,
        (input, typed) => {
          input.value = typed;
          input.dispatchEvent(new Event('input', { bubbles: true }));
        },
        text,
      );
    const problems = (count) =>
      page.waitForFunction((all) => document.querySelectorAll('.form .problem').length === all, {}, count);
    await page.waitForSelector(value);
    await type('');
    await problems(1);
    const marked = await page.$eval(value, (input) => input.getAttribute('aria-invalid'));
    if (marked !== 'true') fault('the field with the problem is not marked');
    await page.reload({ waitUntil: 'networkidle0' });
    await page.waitForSelector(value);
    await problems(1);
    await type('77');
    await problems(0);
    await page.waitForFunction(() => document.querySelector('.picture-box')?.textContent.includes('77'));
    await page.click('.desk .primary:enabled');
    await page.waitForFunction(() => document.querySelector('.game .board')?.textContent.includes('77'));
  },
};
