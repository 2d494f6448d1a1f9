import type { Model } from '@tuyen/model';

/** The words of the form for a field that a customer is asked to correct. */
export function labelOfCorrectable({ enums }: Model, field: string, language: string): string {
  const values = enums.find(({ name }) => name === 'correctable-field')?.values ?? [];
  return values.find(({ value }) => value === field)?.label[language] ?? field;
}
