export interface Attachment {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly at: string;
  readonly by: string | null;
  readonly remove: boolean;
}

export interface Attachments {
  readonly data: readonly Attachment[];
  readonly add: boolean;
}

/** File types that the server accepts. */
export const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

const KB = 1024;

/** Returns the size of a file in KB, or in MB if it is at least one. */
export function sizeText(bytes: number, number: (value: number) => string): string {
  const [size, unit] = bytes >= KB * KB ? [bytes / (KB * KB), 'MB'] : [bytes / KB, 'KB'];
  const shown = unit === 'MB' ? Math.round(size * 10) / 10 : Math.max(1, Math.round(size));
  return `${number(shown)} ${unit}`;
}
