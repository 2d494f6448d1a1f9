import { replace } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const STATE = 'schemas/enums/loan-state.json';
const MARK = 'schemas/kinds/shelf-mark.json';

export const VALUES: readonly Mistake[] = [
  {
    title: 'a value twice',
    code: 'TUY901',
    file: STATE,
    edit: replace('"LOST"\n', '"LOST", "OPEN"\n'),
    at: ['"LOST", ', '"OPEN"'],
    message: '"OPEN" is listed twice.',
    hint: 'Remove one.',
  },
  {
    title: 'a value without a label',
    code: 'TUY902',
    file: STATE,
    edit: replace('"LOST"\n', '"LOST", "SOLD"\n'),
    at: '"SOLD"',
    message: '"x-values" has no label for "SOLD".',
    hint: 'Add "SOLD" to "x-values".',
    others: ['TUY512'],
  },
  {
    title: 'a label without a value',
    code: 'TUY903',
    file: STATE,
    edit: replace('"LOST": {', '"LOSSED": {'),
    at: '"LOSSED"',
    message: '"LOSSED" is not a value of the enum.',
    hint: 'Did you mean "LOST"?',
    others: ['TUY902'],
  },
  {
    title: 'an example that breaks the kind',
    code: 'TUY904',
    file: MARK,
    edit: replace('"AB-123"', '"ab-123"'),
    at: '"ab-123"',
    message: `The example "ab-123" does not match the kind's own pattern.`,
    hint: 'Fix the example or the pattern.',
  },
  {
    title: 'an autocomplete attribute that HTML does not have',
    code: 'TUY304',
    file: MARK,
    edit: replace('"transform": "upper"', '"transform": "upper", "autocomplete": "tell"'),
    at: '"tell"',
    message: '"autocomplete" cannot be "tell".',
    hint: 'Did you mean "tel"?',
  },
];
