import { kindOf, type Field, type Formats, type Numeric } from '@tuyen/model';

/** A record's figures as a dialog's text may name them: `%{cash_expected}`. */
export function recordWords(
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
  formats: Formats,
  translate: (key: string, options: { _: string }) => string,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = record[field.name];
      if (typeof value === 'number') return [[field.name, figure(kindOf(field).numeric, value, formats)]];
      if (typeof value !== 'string') return [];
      const { shownAs } = kindOf(field);
      if (shownAs) return [[field.name, shownAs(value, formats)]];
      return [[field.name, 'enum' in field ? translate(`enums.${field.enum}.${value}`, { _: value }) : value]];
    }),
  );
}

function figure(numeric: Numeric | undefined, value: number, formats: Formats): string {
  if (numeric === 'money') return formats.money(value);
  return numeric === 'grouped' ? formats.number(value) : String(value);
}
