import type { Words } from '../words.tsx';

/** Formats `2026-09` as `Tháng 9/2026` or `September 2026`. */
export function monthText(value: string, words: Words): string {
  const [year, month] = value.split('-').map(Number);
  if (!year || !month) return value;
  const name = new Intl.DateTimeFormat(words.language, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );
  return words.t('form.month', { month, year: String(year), name });
}
