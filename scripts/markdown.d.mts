export function codeBlocks(markdown: string): { code: string; line: number }[];
export function expectedOutput(code: string): string[];
