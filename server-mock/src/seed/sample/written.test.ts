import type { Field, Resource } from '@tuyen/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryModel } from '../../testing/library.ts';
import { email, integer, phone, richText, textField } from '../field.fixture.ts';
import { seededRandom } from '../random.ts';
import { openLocale } from './locale.ts';
import { openTexts, type SampleTexts } from './texts.ts';

const model = libraryModel();
const mark = { name: 'mark', base: 'text', message: {}, examples: ['M-12'] } as const;
let texts: SampleTexts;
beforeAll(async () => {
  texts = await openTexts({ ...model, languages: ['en'], kinds: [mark] });
});

const some = (field: Field, resource?: Resource) => texts(field, seededRandom(7), resource);
const other = (field: Field, resource?: Resource) => texts.otherwise(field, seededRandom(7), resource);

describe('Sample texts recognized by field name or format', () => {
  it.each<[words: string, field: Field]>([
    ['a number', integer('name')],
    ['rich text', richText('name')],
    ['a secret', textField('name', { writeOnly: true })],
    ['made by code', textField('name', { coded: true })],
    ['numbered by the server', textField('code', { serial: 'code' })],
    ['given as examples', textField('name', { examples: ['An'] })],
    ['a phone number without a pattern', phone('phone')],
    ['of a format without a pattern', textField('name', { format: 'url' })],
    ['of no known name', textField('xyz')],
  ])('no sample text is recognized for a field that is %s', (_, field) => {
    expect(some(field)).toBeUndefined();
  });

  it.each<[words: string, field: Field, pattern: RegExp]>([
    ['a name', textField('full_name'), /^\S+ .*\S$/u],
    ['an address of mails', email('contact', { format: 'email' }), /^[^A-Z\s]+@example\.\w+$/u],
    ['like an example', textField('mark', { pattern: '^M-\\d+$', examples: ['M-12'] }), /^M-\d\d$/u],
    ['like an example of its format', textField('mark', { pattern: '^M-\\d+$', format: 'mark' }), /^M-\d\d$/u],
    [
      'by its name where it has a pattern alone',
      textField('code', { pattern: '^[A-Z]{3}\\d{4}$' }),
      /^[A-Z]{3}\d{4}$/u,
    ],
  ])('the sample text of a field fits its name or format: %s', (_, field, pattern) => {
    expect(some(field)).toMatch(pattern);
  });

  it('no sample text is recognized if neither the field name nor an example fits the pattern', () => {
    expect(some(textField('code', { pattern: '^x$' }))).toBeUndefined();
    expect(some(textField('xyz', { pattern: '^x$' }))).toBeUndefined();
    expect(some(textField('xyz', { pattern: '^x$', examples: ['12'] }))).toBeUndefined();
  });

  it('no sample text is recognized if three attempts give no text of the allowed length', () => {
    expect(some(textField('full_name', { maxLength: 1 }))).toBeUndefined();
    expect(some(textField('full_name', { schema: { maxLength: 1 } }))).toBeUndefined();
    expect(some(textField('full_name', { minLength: 90 }))).toBeUndefined();
    const { length } = some(textField('code')) ?? '';
    expect(some(textField('code', { minLength: length, maxLength: length }))).toHaveLength(length);
    expect(some(textField('code', { minLength: length + 1 }))).toBeUndefined();
    expect(some(textField('code', { maxLength: length - 1 }))).toBeUndefined();
    expect(some(textField('mark', { pattern: '.', examples: ['12'], schema: { minLength: 3 } }))).toBeUndefined();
  });
});

describe('Sample texts of fields without a known meaning', () => {
  const [book] = model.resources.filter(({ name }) => name === 'books');

  it.each<[words: string, field: Field]>([
    ['a number', integer('xyz')],
    ['made by code', textField('xyz', { coded: true })],
    ['given as examples', textField('xyz', { examples: ['An'] })],
    ['of a pattern', textField('xyz', { pattern: '^x$' })],
    ['of a format', textField('xyz', { format: 'url' })],
  ])('no ordinary sample text is generated for a field that is %s', (_, field) => {
    expect(other(field)).toBeUndefined();
  });

  it.each<[words: string, field: Field, pattern: RegExp]>([
    ['some words', textField('xyz', { label: { en: 'Xyz' } }), /^[A-Z]\S* \S[^.]*$/u],
    ['some words, if examples are too few', textField('xyz', { examples: ['An'], unique: true }), /^[A-Z]\S* \S/u],
    ['a sentence where it has several lines', textField('xyz', { multiline: true }), /^[A-Z].{10,}\.$/u],
    ['a secret', textField('xyz', { writeOnly: true }), /^[A-Za-z0-9]{24}$/u],
    ['what its label says', textField('xyz', { label: { en: 'Item code' } }), /^[A-Z]{3}\d{4}$/u],
    ['a paragraph', richText('xyz'), /^<p>[A-Z][^<]+\.<\/p>$/u],
  ])('the sample text of a field without a known meaning is %s', (_, field, pattern) => {
    expect(other(field)).toMatch(pattern);
  });

  it('a sample serial number begins with the initials of its resource', () => {
    const field = textField('code', { serial: 'code' });
    const named = (name: string) => book && other(field, { ...book, name });
    expect(named('books')).toMatch(/^B\d{7}$/u);
    expect(named('book-loans')).toMatch(/^BL\d{7}$/u);
    expect(other(field)).toMatch(/^\d{7}$/u);
  });
});

describe('Languages of the generator of sample texts', () => {
  it('sample texts in a language without a word list consist of names of that language and Latin words', async () => {
    const { faker, ...locale } = await openLocale('vi');
    const seeded = (make: () => string) => {
      faker.seed(7);
      return make();
    };
    const words = seeded(locale.words);
    expect(words.split(' ').length).toBeLessThan(4);
    expect(words.slice(1)).toBe(seeded(() => faker.lorem.words({ min: 2, max: 3 })).slice(1));
    expect(words[0]).toBe(words[0]?.toUpperCase());
    expect(seeded(locale.sentence)).toBe(seeded(() => faker.lorem.sentence()));
    expect(seeded(locale.person)).toBe(seeded(() => `${faker.person.lastName()} ${faker.person.firstName()}`));
    const [number, ...street] = seeded(locale.address).split(' ');
    expect([Number(number) >= 1, Number(number) <= 300, street.length > 1]).toEqual([true, true, true]);
  });

  it('sample texts in a fully supported language use the words of that language', async () => {
    const { faker, ...locale } = await openLocale('en');
    const seeded = (make: () => string) => {
      faker.seed(7);
      return make();
    };
    expect(seeded(locale.person)).toBe(seeded(() => faker.person.fullName()));
    expect(seeded(locale.address)).toBe(seeded(() => faker.location.streetAddress()));
    expect(seeded(locale.job)).toBe(seeded(() => faker.person.jobTitle()));
  });

  it('sample texts in an unknown language fall back to English', async () => {
    const [english, unknown] = [await openLocale('en'), await openLocale('tlh')];
    expect(unknown.faker).toBe(english.faker);
    expect((await openLocale(undefined)).faker).toBe(english.faker);
  });
});
