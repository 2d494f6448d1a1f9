import type { CsvContext } from '@tuyen/model';
import type { OfficeFormats } from '../office-formats.ts';
import type { Services } from '../domain.ts';

export type CsvContextParts = Pick<Services, 'model' | 'text'> & Pick<OfficeFormats, 'formats'>;

export function csvContext(
  { model, text, formats: projects }: CsvContextParts,
  language: string,
  formats = projects,
): CsvContext {
  const { languages, enums } = model;
  const yesNo = Object.fromEntries(
    languages.map((each) => [each, { yes: text(each, 'csv.yes'), no: text(each, 'csv.no') }]),
  );
  return { language, languages, enums, formats, yesNo };
}
