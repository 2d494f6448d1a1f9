import { type CsvContext, fillPlaceholders, localizedTextIn, type Resource, textIn } from '@tuyen/model';
import type { Row } from './domain.ts';

/** Returns the title of a record, with the labels of enum values. */
export function titleOf(
  resource: Resource,
  record: Readonly<Row>,
  { enums, language, languages }: Pick<CsvContext, 'enums' | 'language' | 'languages'>,
): string {
  const text = fillPlaceholders(resource.title, (name) => {
    const field = resource.fields.find((each) => each.name === name);
    const value = record[name] ?? '';
    if (field?.kind === 'localized-text') return localizedTextIn(value, language, languages);
    if (!field || !('enum' in field)) return String(value);
    const label = enums.find((each) => each.name === field.enum)?.values.find((each) => each.value === value)?.label;
    return label ? textIn(label, language, languages) : String(value);
  });
  return text.replaceAll(/\s+/gu, ' ').trim();
}
