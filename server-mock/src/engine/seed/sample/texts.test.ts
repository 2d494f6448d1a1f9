import type { Field } from '@tuyen/model';
import { expect, it } from 'vitest';
import { libraryModel } from '../../testing/library.ts';
import { seededRandom } from '../random.ts';
import { openTexts } from './texts.ts';

const model = libraryModel();
const some = model.resources
  .flatMap(({ fields }) => fields)
  .find((field): field is Field & { kind: 'text' } => {
    return field.kind === 'text' && !field.pattern && !field.format && !field.examples;
  });
const named = (name: string, more: object = {}) => Object.assign({}, some, { name }, more);
const textsOf = async (language: string, field: Field) => {
  const texts = await openTexts({ ...model, languages: [language] });
  const random = seededRandom(7);
  return Array.from({ length: 50 }, () => texts(field, random));
};

it.each(['vi', 'en', 'de', 'tlh'])('are the same on every run, and differ from one another: %s', async (language) => {
  const names = await textsOf(language, named('full_name'));
  expect(names).toEqual(await textsOf(language, named('full_name')));
  expect(new Set(names).size).toBeGreaterThan(40);
});

it('are in the language', async () => {
  expect((await textsOf('vi', named('full_name'))).join(' ')).toMatch(/Nguyễn|Trần|Lê|Phạm|Hoàng/u);
});

it('fit the field, and are left to its kind where the schema says what it holds', async () => {
  for (const text of await textsOf('en', named('note', { maxLength: 30 })))
    expect((text ?? '').length).toBeLessThan(31);
  expect(new Set(await textsOf('en', named('address', { examples: ['1 Main St'] })))).toEqual(new Set([undefined]));
  expect(new Set(await textsOf('en', named('plate')))).toEqual(new Set([undefined]));
});
