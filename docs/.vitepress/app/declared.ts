/** Returns colors of the boards as declarations of CSS. */
export const declared = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--ludi-${name}:${value}`)
    .join(';');
