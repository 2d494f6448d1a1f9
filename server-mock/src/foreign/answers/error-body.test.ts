import { expect, it } from 'vitest';
import { openLocale } from '../../seed/sample/locale.ts';
import { seededRandom } from '../../seed/random.ts';
import { openReferences } from '../document/references.ts';
import { errorBody } from './error-body.ts';
import { readPreference } from './prefer.ts';

const locale = await openLocale('en');
const source = {
  references: openReferences({}),
  random: seededRandom(1),
  locale,
  anchor: new Date(0),
  index: 0,
  rows: 1,
};
const refusal = {
  status: 422,
  code: 'validation_failed',
  message: 'name is required.',
  errors: [{ in: 'body', path: 'tags.0.name', message: 'is required.' }],
};
const text = { type: 'string' };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const list = (items: object) => ({ type: 'array', items });

it.each([
  [object({ message: text, code: { type: 'integer' } }), { message: refusal.message, code: 422 }],
  [
    object({ error: object({ code: text, message: text }) }),
    { error: { code: refusal.code, message: refusal.message } },
  ],
  [
    object({ success: { type: 'boolean' }, errors: list(text) }),
    { success: false, errors: ['tags.0.name is required.'] },
  ],
  [
    object({ detail: list(object({ loc: list({}), msg: text, type: text })) }),
    { detail: [{ loc: ['body', 'tags', 0, 'name'], msg: 'is required.', type: refusal.code }] },
  ],
  [
    object({ errors: list(object({ title: text, source: object({ pointer: text }) })) }),
    { errors: [{ title: 'is required.', source: { pointer: '/tags/0/name' } }] },
  ],
  [
    object({ errors: { type: 'object', additionalProperties: list(text) } }),
    { errors: { 'tags.0.name': ['is required.'] } },
  ],
  [object({ errors: { type: 'object', additionalProperties: text } }), { errors: { 'tags.0.name': 'is required.' } }],
  [
    object({ status: { const: 'error' }, trace: text }, { required: ['status', 'trace'] }),
    { status: 'error', trace: expect.any(String) },
  ],
  [text, refusal.message],
])('a refusal in the form of %j has its message and the wrong fields', (schema, expected) => {
  expect(errorBody(schema, refusal, source)).toEqual(expected);
});

it.each([
  ['status=404', { status: 404, example: undefined }],
  ['code=404; example="not there"', { status: 404, example: 'not there' }],
  ['respond-async, example=one', { status: undefined, example: 'one' }],
  ['return=minimal', undefined],
  ['status=99', undefined],
])('the preference %j is read as %j', (header, preference) => {
  expect(readPreference(header)).toEqual(preference);
});
