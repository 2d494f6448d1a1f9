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
  },
  {
    title: 'a value without a label',
    code: 'TUY902',
    file: STATE,
    edit: replace('"LOST"\n', '"LOST", "SOLD"\n'),
    at: '"SOLD"',
    hint: 'Add "SOLD" to "x-values".',
  },
  {
    title: 'a label without a value',
    code: 'TUY903',
    file: STATE,
    edit: replace('"LOST": {', '"LOSSED": {'),
    at: '"LOSSED"',
    hint: 'Did you mean "LOST"?',
  },
  {
    title: 'an example that breaks the kind',
    code: 'TUY904',
    file: MARK,
    edit: replace('"AB-123"', '"ab-123"'),
    at: '"ab-123"',
  },
  {
    title: 'an autocomplete attribute that HTML does not have',
    code: 'TUY304',
    file: MARK,
    edit: replace('"transform": "upper"', '"transform": "upper", "autocomplete": "tell"'),
    at: '"tell"',
    hint: 'Did you mean "tel"?',
  },
];
