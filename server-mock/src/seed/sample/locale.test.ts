import { expect, it } from 'vitest';
import { openLocale } from './locale.ts';

it('sample words and sentences start with a capital and otherwise keep the generated letters', async () => {
  const { faker, words, sentence } = await openLocale('en');
  const seeded = <T>(make: () => T): T => {
    faker.seed(7);
    return make();
  };
  const small = seeded(() => `${faker.word.adjective()} ${faker.word.noun()}`);
  const [first = ''] = small;
  expect(seeded(words)).toBe(first.toUpperCase() + small.slice(1));
  expect(seeded(sentence).toLowerCase()).toBe(`${seeded(() => faker.word.words({ count: { min: 4, max: 8 } }))}.`);
});
