import { type Field, formatsOf, type Model, resourceNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../messages.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { valueText } from './value-text.ts';

const MODEL = libraryModel();
const partsOf = (model: Model) => ({ model, formats: formatsOf(model.region), text: textsOf(model.languages, {}) });
const field = (name: string): Field => {
  const found = resourceNamed(MODEL, 'books')?.fields.find((one) => one.name === name);
  if (!found) throw new Error(`books have ${name}`);
  return found;
};
const text = (name: string, value: unknown, language = 'en') => valueText(partsOf(MODEL), field(name), value, language);

describe('Printed values of fields', () => {
  it.each([undefined, null, ''])('an empty value prints as an empty string: %j', (value) => {
    expect(text('title', value)).toBe('');
  });

  it('a printed value is formatted in the requested language', () => {
    expect(text('title', 'Emma')).toBe('Emma');
    expect(text('pages', 1200)).toBe('1.200');
    expect(text('pages', 0)).toBe('0');
    expect(text('price', 5000)).toBe('5.000đ');
    expect(text('published_on', '2026-03-16')).toBe('16/03/2026');
    expect([text('rare', true), text('rare', false), text('rare', true, 'vi')]).toEqual(['Yes', 'No', 'Có']);
  });

  it('an enum value prints as its label, or as the raw value if it has no label', () => {
    expect([text('status', 'ACTIVE'), text('status', 'ACTIVE', 'vi'), text('status', 'BURNED')]).toEqual([
      'Active',
      'Dùng',
      'BURNED',
    ]);
  });

  it('a number prints with the unit of its field in the matching plural form', () => {
    const pages: Field = { ...field('pages'), unit: { en: 'page |||| pages', vi: 'trang' } };
    const written = (value: number, language: string) => valueText(partsOf(MODEL), pages, value, language);
    expect([written(1, 'en'), written(2, 'en'), written(2, 'vi')]).toEqual([
      '1\u00A0page',
      '2\u00A0pages',
      '2\u00A0trang',
    ]);
  });

  it('a value whose kind has a custom format function is printed by that function', () => {
    const kinds = MODEL.kinds.map((kind) =>
      kind.name === 'shelf-mark'
        ? {
            ...kind,
            format: (value: string | number, { language }: { readonly language: string }) => `${language}:${value}`,
          }
        : kind,
    );
    const own = partsOf({ ...MODEL, kinds });
    const mark: Field = { ...field('shelf_mark'), coded: true };
    expect(valueText(own, mark, 'AB123', 'en')).toBe('en:AB123');
    expect(valueText(own, mark, 7, 'vi')).toBe('vi:7');
    expect(valueText(own, field('shelf_mark'), 'AB123', 'en')).toBe('AB123');
    expect(valueText(partsOf(MODEL), mark, 'AB123', 'en')).toBe('AB123');
  });
});
