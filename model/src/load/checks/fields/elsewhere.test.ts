import { expect, test } from 'vitest';
import { property } from '../../../example/example.fixture.ts';
import { reported } from '../reported.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const DEFINED =
  'Write the schema where it is used. Move values that several fields share to enums/, and records to a resource with "x-reference".';

test.each(['#/$defs/color', '#/definitions/color', '#/components/schemas/Color', 'openapi.json#/components/schemas/A'])(
  'a schema reference to %s is reported with a suggested replacement',
  ($ref) => {
    expect(reported({ [BOOKS]: property('thing', { $ref }) }).at(-1)).toBe(
      `TUY205 books.json/schema/properties/thing/$ref: "$ref" can only refer to an enum file. ${DEFINED}`,
    );
  },
);

test.each([
  ['integer', 'int32', 'Write "type": "integer" with "minimum" and "maximum".'],
  [
    'integer',
    'int64',
    'Write "type": "integer"; for numbers beyond 9007199254740991 write "type": "string" with a pattern.',
  ],
  ['number', 'float', 'Write "type": "number".'],
  ['number', 'double', 'Write "type": "number".'],
  ['string', 'byte', 'Write "x-kind": "file" for an upload.'],
  ['string', 'binary', 'Write "x-kind": "file" for an upload.'],
  ['string', 'hostname', 'Write a "pattern", or add a kind with one to kinds/.'],
])(
  'a field of the type %s with the unknown format %s is reported with a suggested replacement',
  (type, format, hint) => {
    expect(reported({ [BOOKS]: property('thing', { type, format }) })).toEqual([
      `TUY207 books.json/schema/properties/thing/format: No format is named "${format}". Remove it. ${hint}`,
    ]);
  },
);

const NULL = 'Remove it: an optional field accepts null by itself.';

test.each<[schema: object, line: string]>([
  [{ type: 'string', nullable: true }, `TUY401 AT/nullable: "nullable" is not a known key. ${NULL}`],
  [
    { type: 'integer', enum: [1, null] },
    `TUY407 AT/enum/1: null is not of the type integer that the schema requires. ${NULL}`,
  ],
  [{ enum: [1, null] }, `TUY407 AT/enum/1: null is not a value to choose. ${NULL}`],
  [
    { type: 'string', enum: ['A', null], 'x-values': { A: { vi: 'A', en: 'A' } } },
    `TUY302 AT/enum/1: Item 2 of "enum" must be string, not null. ${NULL}`,
  ],
  [
    { type: 'string', definitions: {} },
    'TUY401 AT/definitions: "definitions" is not a known key. Write the schema where it is used, or move shared values to an enum file.',
  ],
  [
    { type: 'string', title: 'Thing', 'x-label': undefined },
    'TUY801 AT: The field "thing" has no label. Add "x-label" with a text in each language. "title" is shown only in the documentation of the API.',
  ],
  [
    { type: 'string', description: 'A thing.', 'x-label': undefined },
    'TUY801 AT: The field "thing" has no label. Add "x-label" with a text in each language. "description" is shown only in the documentation of the API.',
  ],
  [{ type: 'string', 'x-label': undefined }, 'TUY801 AT: The field "thing" has no label. Add "x-label".'],
])('the invalid schema %j is reported with a suggested replacement', (schema, line) => {
  const lines = reported({ [BOOKS]: property('thing', schema) });
  expect(lines).toContain(line.replace('AT', 'books.json/schema/properties/thing'));
});
