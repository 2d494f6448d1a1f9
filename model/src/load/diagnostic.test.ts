import { expect, test } from 'vitest';
import { formatDiagnostic, type Diagnostic } from './diagnostic.ts';

const diagnostic: Diagnostic = {
  code: 'TUY203',
  severity: 'warning',
  file: 'schemas/menu.json',
  line: 3,
  column: 7,
  pointer: '/groups/0',
  message: 'Wrong.',
  hint: 'Remove it.',
  frame: '  3 │ {}',
};

test('a diagnostic is printed with its place, line, message and hint', () => {
  expect(formatDiagnostic(diagnostic).split('\n')).toEqual([
    'warning TUY203  schemas/menu.json:3:7  /groups/0',
    '  3 │ {}',
    '  Wrong. Remove it.',
    '  More: tuyen explain TUY203',
  ]);
});

test('a printed diagnostic omits a missing pointer, line or hint', () => {
  expect(formatDiagnostic({ ...diagnostic, pointer: '', frame: '', hint: undefined }).split('\n')).toEqual([
    'warning TUY203  schemas/menu.json:3:7',
    '  Wrong.',
    '  More: tuyen explain TUY203',
  ]);
});
