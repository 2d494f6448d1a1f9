import { expect, test } from 'vitest';
import { countOf, groupOf, modulesOf, type GrantedRight } from './grants.ts';

const right = (slug: string, more: Partial<GrantedRight> = {}): GrantedRight => ({
  slug,
  label: slug,
  change: 'added',
  ...more,
});

test('a right that the user cannot grant comes before every other group', () => {
  expect(groupOf(right('a', { lacking: true, obstacle: 'office' }))).toBe('lacking');
  expect(groupOf(right('a', { obstacle: 'role' }))).toBe('role');
  expect(groupOf(right('a', { change: 'kept' }))).toBe('kept');
});

test('rights are listed by group and module, without empty modules', () => {
  const office = {
    office: 'o',
    name: 'Main',
    modules: [
      { name: 'book', label: 'Book', rights: [right('book.read'), right('book.sell', { change: 'removed' })] },
      { name: 'loan', label: 'Loan', rights: [right('loan.read', { change: 'removed' })] },
    ],
  };
  expect(modulesOf(office, 'added')).toEqual([{ name: 'book', label: 'Book', rights: [right('book.read')] }]);
  expect(countOf(office, 'removed')).toBe(2);
  expect(countOf(office, 'lacking')).toBe(0);
});
