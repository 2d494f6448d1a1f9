import { describe, expect, it } from 'vitest';
import { fixedRandom } from '../field.fixture.ts';
import { likeExample } from './like-example.ts';

const always = (number: number) => () => number;
const ANY = { pattern: undefined };

describe('Sample text similar to an example', () => {
  it.each([
    ['has other digits', 'AB-12.3', 'AB-00.0', 'AB-99.9'],
    ['has other digits beside small letters', 'a1', 'a0', 'a9'],
    ['has other digits, if they are five', '12345', '00000', '99999'],
    ['begins with the same half of six digits', '123 456', '123 000', '123 999'],
    ['begins with the longer half of seven digits', '0123456', '0123000', '0123999'],
    ['has other capitals where it has no digits', 'AB-C', 'AA-A', 'ZZ-Z'],
  ])('if a field has an example, a similar sample text %s: %s', (_, example, lowest, highest) => {
    expect(likeExample(example, always(0), ANY)).toBe(lowest);
    expect(likeExample(example, always(0.999), ANY)).toBe(highest);
  });

  it.each(['A', 'Ab', 'ABc', 'name', '', 'A-B'])(
    'no similar text is made from an example without digits or consecutive capitals: %j',
    (example) => {
      expect(likeExample(example, always(0), ANY)).toBeUndefined();
    },
  );

  it('up to five random texts similar to the example are tried until one matches the pattern', () => {
    const limits = { pattern: '^[5-9]$' };
    expect(likeExample('1', fixedRandom(0, 0, 0, 0, 0.5), limits)).toBe('5');
    expect(likeExample('1', fixedRandom(0, 0, 0, 0, 0, 0.5), limits)).toBeUndefined();
  });

  it('a sample text similar to an example has a length that the field allows', () => {
    const like = (minLength?: number, maxLength?: number) =>
      likeExample('12', always(0), { ...ANY, minLength, maxLength });
    expect([like(2, 2), like(3), like(undefined, 1)]).toEqual(['00', undefined, undefined]);
  });
});
