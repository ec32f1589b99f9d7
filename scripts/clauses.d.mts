export function clausesOf(markdown: string): string[];
export function idsInTitles(text: string, file?: string): string[];
export function compare(
  clauses: readonly string[],
  titles: Readonly<Record<string, readonly string[]>>,
): { covered: Map<string, string[]>; missing: string[]; unknown: string[] };
