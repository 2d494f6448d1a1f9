import { kindOf, type Field, type Formats, type TextContext } from '@tuyen/model';

type Translate = (key: string, options?: { _: string }) => string;

export function recordWords(
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
  formats: Formats,
  translate: Translate,
  language: string,
): Record<string, string> {
  const context = { ...textContext(formats, translate, () => '', language), record };
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = record[field.name];
      if (typeof value !== 'number' && typeof value !== 'string' && field.kind !== 'localized-text') return [];
      return [[field.name, kindOf(field).toText(field, value, context)]];
    }),
  );
}

export function textContext(
  formats: Formats,
  translate: Translate,
  unitOf: TextContext['unitOf'],
  language: string,
): TextContext {
  return {
    language,
    formats,
    // A getter translates "yes" and "no" only for the few field kinds that use them. Otherwise each record of a list
    // would need both translations.
    get yesNo() {
      return { yes: translate('ra.boolean.true'), no: translate('ra.boolean.false') };
    },
    labelOf: ({ enum: name }, value) => translate(`enums.${name}.${String(value)}`, { _: String(value) }),
    unitOf,
  };
}
