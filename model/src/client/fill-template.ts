import { valueAt } from '../model/json/value-at.ts';

/** Fills `{code} – {name}` from a row. Dotted names read nested values; missing values become empty. */
export function fillTemplate(template: string, row: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{([\w.]+)\}/g, (_match, path: string) => text(valueAt(row, path))).trim();
}

function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).filter(Boolean).join('; ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
