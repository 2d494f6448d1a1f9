/** `340 kB`, `2,4 MB`: how big a chosen file is. */
export function formatFileSize(bytes: number, language: string): string {
  const [amount, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(amount)} ${unit}`;
}
