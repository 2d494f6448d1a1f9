import { set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const LOANS = 'schemas/resources/loans.json';
const READER = { type: 'string', 'x-reference': 'users', 'x-holder': true, 'x-label': { vi: 'Bạn đọc', en: 'Reader' } };

const holder = (name: string, wrong: object = {}) => set(['schema', 'properties', name], { ...READER, ...wrong });

export const HOLDERS: readonly Mistake[] = [
  {
    title: 'several holders in one field',
    code: 'TUY411',
    file: LOANS,
    edit: holder('reader_ids', { type: 'array', items: { type: 'string' } }),
    at: '"x-holder"',
    message: '"reader_ids" says whose record it is, so it must be a reference of the record to one other record.',
    hint: 'Move "x-holder" to such a reference, or remove it.',
    others: ['TUY505'],
  },
  {
    title: 'two fields for holders',
    code: 'TUY411',
    file: LOANS,
    edit: (text) => holder('other_id')(holder('reader_id')(text)),
    at: '"x-holder"',
    last: true,
    message: 'Another field says whose record it is already.',
    hint: 'Remove one of them.',
    others: ['TUY505'],
  },
];
