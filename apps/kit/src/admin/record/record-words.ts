import type { Field, Formats } from '@tuyen/model';

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
      if (typeof value === 'number')
        return [[field.name, field.kind === 'money' ? formats.money(value) : formats.number(value)]];
      if (typeof value !== 'string') return [];
      return [[field.name, field.kind === 'enum' ? translate(`enums.${field.enum}.${value}`, { _: value }) : value]];
    }),
  );
}
