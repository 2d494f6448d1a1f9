import type { ProjectKind } from '@tuyen/model';
import { expect, test } from 'vitest';
import { Imports } from '../print/imports.ts';
import { codedFormat, codedKinds, kindsObject } from './coded-formats.ts';

const KIND = { message: {}, examples: [] };
const KINDS: readonly ProjectKind[] = [
  { ...KIND, name: 'shelf-mark', base: 'text', pattern: '^[A-Z]+$', code: 'kinds/mark.ts' },
  { ...KIND, name: 'even', base: 'integer', code: 'kinds/even.ts' },
  { ...KIND, name: 'plain', base: 'text', pattern: '^a$' },
];

test.each([
  [
    'shelf-mark',
    { type: 'string', name: 'fitsShelfMark', test: '(value) => /^[A-Z]+$/u.test(value) && shelfMarkKind.check(value)' },
    'shelfMarkKind',
  ],
  ['even', { type: 'number', name: 'fitsEven', test: '(value) => evenKind.check(value)' }, 'evenKind'],
  ['plain', undefined, undefined],
  ['unknown', undefined, undefined],
])(
  'the generated validator calls code for the format %s only if the field kind named like the format has code',
  (name, expected, imported) => {
    const imports = new Imports();
    expect(codedFormat(name, { name: 'validate', kinds: KINDS, path: 'web/books/validate.gen.js' }, imports)).toEqual(
      expected,
    );
    if (imported === undefined) expect(imports.print()).toBe('');
    else expect(imports.print()).toContain(`import ${imported} from '../../kinds/`);
  },
);

test('the kinds that have code are printed as an object from their names to their modules', () => {
  const coded = codedKinds(KINDS);
  expect(coded).toEqual([
    { name: 'shelf-mark', code: 'kinds/mark.ts' },
    { name: 'even', code: 'kinds/even.ts' },
  ]);
  expect(kindsObject(coded, 'web/kinds.gen.ts', new Imports())).toBe('{ "shelf-mark": shelfMarkKind, even: evenKind }');
  expect(kindsObject([], 'web/kinds.gen.ts', new Imports())).toBe('{  }');
});
