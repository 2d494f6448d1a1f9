import type { Formats } from '@tuyen/model';

/** Formats a file size: `340 kB`, `10 MB`, `2,4 MB`. */
export function formatFileSize(bytes: number, formats: Formats): string {
  if (bytes < 1_000_000) return `${formats.number(Math.max(1, Math.round(bytes / 1000)))} kB`;
  const megabytes = Math.round(bytes / 100_000) / 10;
  return `${formats.number(megabytes, Number.isInteger(megabytes) ? 0 : 1)} MB`;
}
