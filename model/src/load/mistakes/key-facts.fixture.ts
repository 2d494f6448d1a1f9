import { set } from '../../example/example.fixture.ts';
import type { Edit } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const LOANS = 'schemas/resources/loans.json';
const BOOKS = 'schemas/resources/books.json';
const FACT = { type: 'string', 'x-key': true, 'x-label': { vi: 'Dữ kiện', en: 'Fact' } };

const fact = (name: string, wrong: object = {}): Edit => set(['schema', 'properties', name], { ...FACT, ...wrong });

export const KEY_FACTS: readonly Mistake[] = [
  {
    title: 'a secret as a key fact',
    code: 'TUY411',
    file: LOANS,
    edit: fact('pin', { 'x-secret': true }),
    at: '"x-key"',
    message: 'A secret is never shown, yet "x-key" shows it.',
    hint: 'Remove one of them.',
    others: ['TUY505'],
  },
  {
    title: 'a key fact in a nested object',
    code: 'TUY411',
    file: BOOKS,
    edit: set(['schema', 'properties', 'authors', 'items', 'properties', 'number'], FACT),
    at: '"x-key"',
    message: '"number" is in a nested object, and the head of a page shows fields of the record.',
    hint: 'Move "x-key" to a field of the record, or remove it.',
  },
  {
    title: 'more key facts than fit',
    code: 'TUY411',
    file: LOANS,
    edit: (text) => ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].reduce((edited, name) => fact(name)(edited), text),
    at: '"x-key"',
    last: true,
    message: 'The head of a page shows 5 facts, and 5 fields before this one have "x-key".',
    hint: 'Remove it from one of them.',
    others: ['TUY505'],
  },
];
