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

it.each(['vi', 'en', 'de', 'tlh'])(
  'sample texts in the language %s are the same on every run and differ from each other',
  async (language) => {
    const names = await textsOf(language, named('full_name'));
    expect(names).toEqual(await textsOf(language, named('full_name')));
    expect(new Set(names).size).toBeGreaterThan(40);
  },
);

it('sample texts are in the language of the project', async () => {
  expect((await textsOf('vi', named('full_name'))).join(' ')).toMatch(/Nguyễn|Trần|Lê|Phạm|Hoàng/u);
  const names = await textsOf('vi', named('full_name'));
  expect(names.filter((name) => /^(?:Nguyễn|Trần|Lê|Phạm|Hoàng) /u.test(name ?? '')).length).toBeGreaterThan(3);
  expect(names.filter((name) => / (?:Nguyễn|Trần|Phạm|Hoàng)$/u.test(name ?? ''))).toEqual([]);
});

it('the sample text of a field with an unknown name fits its label, or else consists of arbitrary words', async () => {
  const labeled = async (language: string, label: string) => {
    const texts = await openTexts({ ...model, languages: [language] });
    const random = seededRandom(7);
    const field = named('x', { label: { [language]: label } });
    return Array.from({ length: 20 }, () => texts.otherwise(field, random) ?? '').join('\n');
  };
  expect(await labeled('vi', 'Người nhận')).toMatch(/Nguyễn|Trần|Lê|Phạm|Hoàng/u);
  expect(await labeled('en', 'Mailing address')).toMatch(/^\d+ [A-Z]/u);
  expect(await labeled('en', 'Item code')).toMatch(/^[A-Z]{3}\d{4}$/mu);
  expect(await labeled('vi', 'Cảnh')).not.toMatch(/\d|Cảnh/u);
});

it('sample addresses in another language contain no English, and formatted texts resemble their examples', async () => {
  const english = /\b(Street|Road|Glen|Flat|Union|Avenue|Drive|Lane|Court|Way)s?\b/u;
  expect((await textsOf('vi', named('address'))).join('\n')).not.toMatch(english);
  const hotline = { pattern: '^(?:1900 \\d{4}|0\\d{2} \\d{4} \\d{4})$', examples: ['1900 1296', '024 3825 1234'] };
  const numbers = await textsOf('en', named('hotline', hotline));
  expect(new Set(numbers).size).toBeGreaterThan(45);
  for (const number of numbers) expect(number).toMatch(/^(1900 \d{4}|024 38\d\d \d{4})$/u);
});

it('sample texts respect the maximum length, and none are generated for fields with examples or a custom kind', async () => {
  for (const text of await textsOf('en', named('note', { maxLength: 30 })))
    expect((text ?? '').length).toBeLessThan(31);
  expect(new Set(await textsOf('en', named('address', { examples: ['1 Main St'] })))).toEqual(new Set([undefined]));
  expect(new Set(await textsOf('en', named('plate')))).toEqual(new Set([undefined]));
});
