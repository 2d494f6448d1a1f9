import { zoneNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { FieldErrors } from '../matching/syntax-fault.ts';
import { readTemplate } from './template.ts';

const body = { title: 'Sách', pages: 0, none: null, tags: ['a', 'b'], author: { name: 'An' } };
const VALUES = {
  request: {
    method: 'POST',
    path: { id: '7' },
    query: { page: ['2', '3'] },
    headers: { 'x-kind': 'mobile' },
    body,
  },
  clock: { now: new Date('2026-03-16T20:00:00Z'), zone: zoneNamed('Asia/Ho_Chi_Minh') },
  count: 3,
};
function filled(value: unknown): unknown {
  const errors: FieldErrors = {};
  const template = readTemplate(errors, value, 'body', ['id']);
  expect(errors).toEqual({});
  return template(VALUES);
}

describe('Stub texts that consist of one placeholder', () => {
  it.each([
    ['{{request.body.title}}', 'Sách'],
    ['{{ request.body.pages }}', 0],
    ['{{request.body.none}}', null],
    ['{{request.body.missing}}', null],
    ['{{request.body.tags}}', ['a', 'b']],
    ['{{request.body.tags[1]}}', 'b'],
    ['{{request.body}}', body],
    ['{{request.method}}', 'POST'],
    ['{{request.path.id}}', '7'],
    ['{{request.path}}', { id: '7' }],
    ["{{request.headers['x-kind']}}", 'mobile'],
    ['{{request.headers.X-Kind}}', 'mobile'],
    ['{{request.query.page}}', '2'],
    ["{{request.query['page']}}", '2'],
    ['{{request.query.page[1]}}', '3'],
    ['{{request.query.size}}', null],
    ['{{count}}', 3],
    ['{{now}}', '2026-03-16T20:00:00.000Z'],
    ['{{clock.today}}', '2026-03-17'],
    ['{{uuid}}', expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u)],
  ])('the stub text %s is filled in with the values of its placeholders', (text, value) => {
    expect(filled(text)).toEqual(value);
  });
});

describe('Stub texts that contain placeholders', () => {
  it.each([
    ['no placeholder', 'no placeholder'],
    ['', ''],
    [' {{count}}', ' 3'],
    ['{{count}}{{count}}', '33'],
    ['{{request.body.title}}: {{request.body.tags}}', 'Sách: ["a","b"]'],
    ['a{{request.body.missing}}b', 'ab'],
    ['a{{request.body.none}}b', 'anullb'],
    ['page {{request.query.page}} at {{now}}', 'page 2 at 2026-03-16T20:00:00.000Z'],
    ['{count} }}', '{count} }}'],
    ['{"count":{{count}}}', '{"count":3}'],
    ['{{{count}}}', '{3}'],
  ])('the stub text %s is filled in with the values of its placeholders', (text, value) => {
    expect(filled(text)).toBe(value);
  });
});

it('placeholders are filled in within lists and objects, and values other than texts stay unchanged', () => {
  const given = { list: ['{{count}}', [1, null]], inner: { at: '#{{count}}' }, yes: true, none: null, seven: 7 };
  expect(filled(given)).toEqual({
    list: [3, [1, null]],
    inner: { at: '#3' },
    yes: true,
    none: null,
    seven: 7,
  });
  expect([filled(undefined), filled(null), filled(false)]).toEqual([undefined, null, false]);
});

it.each([
  ['{{', 'template', 0, '{{'],
  ['a {{}}', 'template', 2, '{{}}'],
  ['{{count}} {{uuid', 'template', 10, '{{uuid'],
  ['{{ name }}', 'template_variable', 3, 'name'],
  ['{{request.bodyname}}', 'template_variable', 2, 'request.bodyname'],
  ['{{request}}', 'template_variable', 2, 'request'],
  ['{{request.path.name}}', 'template_variable', 2, 'request.path.name'],
  ['{{clock.week}}', 'template_variable', 2, 'clock.week'],
  ['{{ request.body.a[}}', 'json_path', 18, ''],
  ['{{request.body.0}}', 'json_path', 15, '0'],
])('the stub text %s with placeholders is rejected with %s at position %i: %s', (text, code, position, part) => {
  const errors: FieldErrors = {};
  readTemplate(errors, [{ text }], 'body', ['id']);
  expect(errors).toEqual({ 'body.0.text': { code, params: { position, part } } });
});
