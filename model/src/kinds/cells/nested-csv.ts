import type { Field } from '../../model/fields/field.ts';
import { isObject } from '../../model/json/is-object.ts';
import { textIn } from '../../model/text.ts';
import { type CsvContext, folded, jsonFromCsv, jsonToCsv, textFromCsv, textToCsv } from './csv.ts';
import { kindOf } from '../registry.ts';

/* Reads and writes CSV cells that contain objects, one per line: `Stop: DD01 | Order: 1`. */

const BETWEEN = ' | ';

/** Formats objects for a CSV cell, one per line. Returns JSON instead if a value contains one of the separators. */
export function objectsToCsv(
  fields: readonly Field[],
  items: readonly unknown[],
  context: CsvContext,
  record?: Readonly<Record<string, unknown>>,
): string {
  const shown = fields.filter((field) => !field.writeOnly && kindOf(field).inCsv);
  const lines: string[] = [];
  for (const item of items) {
    const parts = shown.flatMap((field) => {
      const cell = isObject(item) ? kindOf(field).toCsv(field, item[field.name], context, { ...record, ...item }) : '';
      return cell === '' ? [] : [{ label: labelOf(field, context), cell }];
    });
    const clear = parts.every(
      ({ label, cell }) => !/\n| \| /.test(cell) && !/[\n|:]/.test(label) && cell.trim() === cell,
    );
    if (parts.length === 0 || !clear) return asJson(shown, items);
    lines.push(parts.map(({ label, cell }) => `${label}: ${cell}`).join(BETWEEN));
  }
  return textToCsv(lines.join('\n'));
}

/**
 * Parses the objects in a CSV cell. Ignores values of fields that only the server sets. Returns unreadable text
 * unchanged.
 */
export function objectsFromCsv(fields: readonly Field[], cell: string, context: CsvContext): unknown {
  const text = textFromCsv(cell.trim());
  if (text === undefined) return undefined;
  if (/^[[{]/.test(text)) return jsonFromCsv(text);
  const items: Record<string, unknown>[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const item: Record<string, unknown> = {};
    for (const part of line.split(BETWEEN)) {
      const at = part.indexOf(':');
      const field = at < 0 ? undefined : fieldNamed(fields, part.slice(0, at), context);
      if (!field) return cell;
      const value = kindOf(field).fromCsv(field, part.slice(at + 1).trim(), context);
      if (!field.readOnly && value !== undefined) item[field.name] = value;
    }
    items.push(item);
  }
  return items;
}

function asJson(shown: readonly Field[], items: readonly unknown[]): string {
  const names = new Set(shown.map(({ name }) => name));
  const shownItems = items.map((item) =>
    isObject(item) ? Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name))) : item,
  );
  return jsonToCsv(shownItems);
}

function labelOf(field: Field, { language, languages }: CsvContext): string {
  return textIn(field.label, language, languages);
}

function fieldNamed(fields: readonly Field[], text: string, { languages }: CsvContext): Field | undefined {
  const wanted = folded(text);
  const found = fields.filter(({ name, label }) =>
    [name, ...languages.map((language) => label[language] ?? '')].some((known) => folded(known) === wanted),
  );
  return found.length === 1 ? found[0] : undefined;
}
