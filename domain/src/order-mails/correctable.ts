import type { Model } from '@tuyen/model';

export function labelOfCorrectable({ enums }: Model, field: string, language: string): string {
  const values = enums.find(({ name }) => name === 'correctable-field')?.values ?? [];
  return values.find(({ value }) => value === field)?.label[language] ?? field;
}
