export function findings(file: string, text: string): string[];
