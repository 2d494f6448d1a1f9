import { set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const LOANS = 'schemas/resources/loans.json';
const CLERK = {
  type: 'string',
  'x-reference': 'users',
  'x-computed': true,
  'x-assignee': true,
  'x-label': { vi: 'Người xử lý', en: 'Assigned to' },
};

const clerk = (wrong: object) => set(['schema', 'properties', 'clerk_id'], { ...CLERK, ...wrong });

export const ASSIGNEES: readonly Mistake[] = [
  {
    title: 'an assignee who is no account',
    code: 'TUY411',
    file: LOANS,
    edit: clerk({ 'x-reference': 'books' }),
    at: '"x-assignee"',
    message: '"clerk_id" names a person of staff, so it must refer to one account.',
    hint: 'Make it a string with "x-reference": "users".',
  },
  {
    title: 'several assignees in one field',
    code: 'TUY411',
    file: LOANS,
    edit: clerk({ type: 'array', items: { type: 'string' } }),
    at: '"x-assignee"',
    message: '"clerk_id" names a person of staff, so it must refer to one account.',
    hint: 'Make it a string with "x-reference": "users".',
  },
  {
    title: 'an assignee whom a form names',
    code: 'TUY411',
    file: LOANS,
    edit: clerk({ 'x-computed': false }),
    at: '"x-assignee"',
    message: 'Who works on a record is said by assigning it, not in its form.',
    hint: 'Add "x-computed": true.',
    others: ['TUY505'],
  },
  {
    title: 'two fields for assignees',
    code: 'TUY411',
    file: LOANS,
    edit: (text) => set(['schema', 'properties', 'other_id'], CLERK)(clerk({})(text)),
    at: '"x-assignee"',
    last: true,
    message: 'Another field already holds the assignee of the record.',
    hint: 'Remove one of them.',
  },
  {
    title: 'an assignee of a part of a record',
    code: 'TUY411',
    file: 'schemas/resources/books.json',
    edit: set(['schema', 'properties', 'authors', 'items', 'properties', 'clerk_id'], CLERK),
    at: '"x-assignee"',
    message: 'A nested object cannot have an assignee, only a record can.',
    hint: 'Move the field to the record, or remove it.',
  },
];
