import { expect, test } from 'vitest';
import { property } from '../../../example/example.fixture.ts';
import { reported } from '../reported.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const DEFINED =
  'Write the schema where it is used. Move values that several fields share to enums/, and records to a resource with "x-reference".';

test.each(['#/$defs/color', '#/definitions/color', '#/components/schemas/Color', 'openapi.json#/components/schemas/A'])(
  'a reference to %s is reported with what to write instead',
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
])('a %s of the format %s is reported with what to write instead', (type, format, hint) => {
  expect(reported({ [BOOKS]: property('thing', { type, format }) })).toEqual([
    `TUY207 books.json/schema/properties/thing/format: No format is named "${format}". Remove it. ${hint}`,
  ]);
});
