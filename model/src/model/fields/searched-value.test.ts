import { expect, it } from 'vitest';
import type { ProjectKind } from '../model.ts';
import { searchedValue } from './searched-value.ts';

const KIND = { base: 'text', message: {}, examples: [] } as const;
const PHONE: ProjectKind = {
  ...KIND,
  name: 'phone-number',
  pattern: '^(?:\\+84|0)?(?:[379]\\d{8}|8[1-9]\\d{7})$',
  transform: 'compact',
  prefixes: ['0', '+84', '84'],
};
const PLATE: ProjectKind = { ...KIND, name: 'plate', pattern: '^\\d{2}[A-Z]-\\d+$', transform: 'upper' };

it.each([
  ['0702871702', '702871702'],
  ['+84702871702', '702871702'],
  ['84702871702', '702871702'],
  ['702871702', '702871702'],
  [' 0702.871-702 ', '702871702'],
  ['0084 702 871 702', '702871702'],
  ['+84 (0)702871702', '702871702'],
  // This number happens to start with the digits of the country code (84), which must not be removed as a prefix.
  ['847028712', '847028712'],
  ['0847028712', '847028712'],
  ['84847028712', '847028712'],
  ['070287', undefined],
  ['Nguyễn', undefined],
])('a search for the phone number %j looks for the digits %j', (text, searched) => {
  expect(searchedValue(PHONE, text)).toBe(searched);
});

it('a search text is transformed like a stored value, but only if the result matches the pattern of the kind', () => {
  expect(searchedValue(PLATE, '29b-117')).toBe('29B-117');
  expect(searchedValue(PLATE, '29b')).toBeUndefined();
  expect(searchedValue({ ...KIND, name: 'any' }, '29b')).toBeUndefined();
});
