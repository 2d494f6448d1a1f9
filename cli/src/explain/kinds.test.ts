import { expect, test } from 'vitest';
import { kindNames, kindText } from './kinds.ts';

const PAGE = '# Kinds of fields\n\nAll kinds.\n\n## date\n\nA day.\n\n## date-time\n\nA moment.\n\n- Column: `text`\n';

test('the section about a kind of field is found by the name of the kind', () => {
  expect(kindNames(PAGE)).toEqual(['date', 'date-time']);
  expect(kindText(PAGE, 'date')).toBe('# date\n\nA day.');
  expect(kindText(PAGE, 'date-time')).toBe('# date-time\n\nA moment.\n\n- Column: `text`');
  expect(kindText(PAGE, 'datetime')).toBeUndefined();
});
