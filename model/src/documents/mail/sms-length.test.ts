import { expect, it } from 'vitest';
import { smsLength } from './sms-length.ts';

it.each([
  ['an empty text', '', { alphabet: 'GSM-7', characters: 0, segments: 0 }],
  ['160 characters of the GSM alphabet', 'a'.repeat(160), { alphabet: 'GSM-7', characters: 160, segments: 1 }],
  ['161 characters of the GSM alphabet', 'a'.repeat(161), { alphabet: 'GSM-7', characters: 161, segments: 2 }],
  ['307 characters of the GSM alphabet', 'a'.repeat(307), { alphabet: 'GSM-7', characters: 307, segments: 3 }],
  ['a character that takes two septets', '€', { alphabet: 'GSM-7', characters: 2, segments: 1 }],
  [
    'such a character at the end of a segment',
    `${'a'.repeat(152)}€${'a'.repeat(152)}`,
    { alphabet: 'GSM-7', characters: 306, segments: 3 },
  ],
  ['70 characters of Vietnamese', 'ơ'.repeat(70), { alphabet: 'UCS-2', characters: 70, segments: 1 }],
  ['71 characters of Vietnamese', 'ơ'.repeat(71), { alphabet: 'UCS-2', characters: 71, segments: 2 }],
  [
    'an emoji across two segments',
    `${'ơ'.repeat(66)}🚌${'ơ'.repeat(66)}`,
    { alphabet: 'UCS-2', characters: 134, segments: 3 },
  ],
] as const)('the length of %s is counted in segments', (_, text, length) => {
  expect(smsLength(text)).toEqual(length);
});
