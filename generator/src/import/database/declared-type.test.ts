import { expect, test } from 'vitest';
import { typeOf } from './declared-type.ts';

test.each([
  ['NVARCHAR(160)', { type: 'text', maxLength: 160 }],
  ['character varying(40)', { type: 'text', maxLength: 40 }],
  ['BLOB SUB_TYPE TEXT', { type: 'text' }],
  ['numeric(5,2)', { type: 'decimal', precision: 5, scale: 2 }],
  ['DECIMAL(10)', { type: 'integer' }],
  ['real', { type: 'decimal' }],
  ['smallint', { type: 'integer' }],
  ['INTEGER', { type: 'integer' }],
  ['tinyint(1)', { type: 'boolean' }],
  ['boolean', { type: 'boolean' }],
  ['timestamp(6) with time zone', { type: 'date-time' }],
  ['timestamp without time zone', { type: 'local-date-time' }],
  ['DATETIME', { type: 'local-date-time' }],
  ['date', { type: 'date' }],
  ['time without time zone', { type: 'time' }],
  ['uuid', { type: 'uuid' }],
  ['jsonb', { type: 'json' }],
  ['text[]', { type: 'text-list' }],
  ['integer[]', { type: 'json' }],
  ['bytea', { type: 'unknown' }],
  ['tsvector', { type: 'unknown' }],
  ['xml', { type: 'unknown' }],
  ['interval', { type: 'unknown' }],
  ['int4range', { type: 'unknown' }],
])('the type %s is read as %j', (declared, found) => {
  expect(typeOf(declared)).toMatchObject({ ...found, declared });
});
