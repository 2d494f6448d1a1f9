import { FILES, property, set } from '../../example/example.fixture.ts';
import type { Edit } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';

const NEW = { vi: 'Mới', en: 'New' };
const OLD = { vi: 'Cũ', en: 'Old' };
const CONDITION = { type: 'string', enum: ['NEW', 'OLD'], 'x-values': { NEW, OLD } };

const STATE = JSON.stringify(FILES['schemas/enums/loan-state.json']);

const inputs: Edit = (text) => {
  const input = (schema: object) => ({ type: 'object', properties: { kind: { ...schema, 'x-label': NEW } } });
  const first = set(['workflow', 'transitions', 0, 'input'], input(CONDITION))(text);
  const row = { name: 'give-back', label: NEW, from: 'LOST', to: 'RETURNED', by: 'staff' };
  const other = { ...CONDITION, 'x-values': { NEW, OLD: NEW } };
  return set(['workflow', 'transitions', 2], { ...row, input: input(other) })(first);
};

export const INLINE_ENUMS: readonly Mistake[] = [
  {
    title: 'texts of a property without labels',
    code: 'TUY902',
    file: BOOKS,
    edit: property('condition', { type: 'string', enum: ['NEW', 'OLD'] }),
    at: '"enum"',
    message: 'The values of "condition" have no labels.',
    hint: 'Add "x-values" with a text for each, or "$ref" an enum file.',
  },
  {
    title: 'texts of a list without labels',
    code: 'TUY902',
    file: BOOKS,
    edit: property('conditions', { type: 'array', items: { type: 'string', enum: ['NEW'] } }),
    at: '"enum"',
    message: 'The values of "conditions" have no labels.',
    hint: 'Add "x-values" with a text for each, or "$ref" an enum file.',
  },
  {
    title: 'texts of an input without labels',
    code: 'TUY902',
    file: LOANS,
    edit: set(['workflow', 'transitions', 1, 'input', 'properties', 'reason', 'enum'], ['FIRE', 'WATER']),
    at: '"enum"',
    message: 'The values of "reason" have no labels.',
    hint: 'Add "x-values" with a text for each, or "$ref" an enum file.',
  },
  {
    title: 'a value of a property without a label',
    code: 'TUY902',
    file: BOOKS,
    edit: property('condition', { ...CONDITION, enum: ['NEW', 'OLD', 'TORN'] }),
    at: '"TORN"',
    message: '"x-values" has no label for "TORN".',
    hint: 'Add "TORN" to "x-values".',
  },
  {
    title: 'a label of a nested property without a value',
    code: 'TUY903',
    file: BOOKS,
    edit: set(['schema', 'properties', 'authors', 'items', 'properties', 'part'], {
      ...CONDITION,
      'x-label': NEW,
      'x-values': { NEW, OLD, OLDD: OLD },
    }),
    at: '"OLDD"',
    message: '"OLDD" is not a value of the enum.',
    hint: 'Did you mean "OLD"?',
  },
  {
    title: 'a value of a property twice',
    code: 'TUY901',
    file: BOOKS,
    edit: property('condition', { ...CONDITION, enum: ['OLD', 'NEW', 'OLD'] }),
    at: ['"NEW",\n          ', '"OLD"'],
    message: '"OLD" is listed twice.',
    hint: 'Remove one.',
  },
  {
    title: 'a value of a property in one language',
    code: 'TUY802',
    file: BOOKS,
    edit: property('condition', { ...CONDITION, 'x-values': { NEW, OLD: { vi: 'Cũ' } } }),
    at: ['},\n          ', '"OLD"'],
    message: '"OLD" has no text in "en".',
    hint: 'Add "en".',
  },
  {
    title: 'a value of a property that no key can be made of',
    code: 'TUY305',
    file: BOOKS,
    edit: property('condition', { ...CONDITION, enum: ['NEW', 'OLD.ISH'], 'x-values': { NEW, 'OLD.ISH': OLD } }),
    at: '"OLD.ISH"',
    message: 'Item 2 of "enum" must match ^[A-Za-z0-9][A-Za-z0-9_-]*$.',
    hint: 'Letters, digits, _ and -, a letter or digit first: IN_USE.',
  },
  {
    title: 'a property that is called like an enum file',
    code: 'TUY202',
    file: LOANS,
    edit: property('form_state', CONDITION),
    otherFiles: { 'schemas/enums/loans-form-state.json': () => STATE },
    at: '"form_state"',
    message:
      'The inline enum of "form_state" would have the name "loans-form-state", which is the name of an enum file.',
    hint: 'Rename the field, or "$ref" the file: "../enums/loans-form-state.json".',
  },
  {
    title: 'two inputs of one transition that offer different things',
    code: 'TUY202',
    file: LOANS,
    edit: inputs,
    at: '"kind"',
    last: true,
    message:
      'The inline enum of "kind" would have the name "loans-give-back-kind", which is the name of another one in schemas/resources/loans.json.',
    hint: 'Rename one of them.',
  },
  {
    title: 'labels of numbers',
    code: 'TUY411',
    file: BOOKS,
    edit: property('size', { type: 'integer', enum: [1, 2], 'x-values': { 1: NEW, 2: OLD } }),
    at: '"x-values"',
    message: '"x-values" needs an "enum" of texts beside it, in a field without "x-kind".',
    hint: 'Add such an "enum", or remove "x-values".',
    others: ['TUY302', 'TUY302'],
  },
  {
    title: 'an order of numbers',
    code: 'TUY411',
    file: BOOKS,
    edit: property('size', { type: 'integer', 'x-ordered': true }),
    at: '"x-ordered"',
    message: '"x-ordered" needs an "enum" of texts beside it, in a field without "x-kind".',
    hint: 'Add such an "enum", or remove "x-ordered".',
  },
  {
    title: 'a label of all values beside a $ref',
    code: 'TUY411',
    file: LOANS,
    edit: set(['schema', 'properties', 'state', 'x-all-label'], NEW),
    at: '"x-all-label"',
    message: '"x-all-label" is a key of the enum file.',
    hint: 'Remove "x-all-label".',
  },
  {
    title: 'labels beside a $ref',
    code: 'TUY411',
    file: LOANS,
    edit: set(['schema', 'properties', 'state', 'x-values'], { OPEN: NEW }),
    at: '"x-values"',
    message: 'The enum file has the labels of its values.',
    hint: 'Remove "x-values".',
  },
];
