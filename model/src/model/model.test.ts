import { describe, expect, test } from 'vitest';
import { loadExample } from '../example/example.fixture.ts';
import { projectFormats, transformInput, transformText } from './fields/value-formats.ts';
import { holds } from './json/json-schema.ts';
import { resourceNamed } from './model.ts';
import type { Model } from './model.ts';
import { may, slugFor } from './permission.ts';
import type { Profile } from './permission.ts';
import { textIn } from './text.ts';

describe('Permissions of users in offices', () => {
  const clerk: Profile = {
    id: 'u1',
    office_id: 'here',
    offices: [
      { id: 'here', permissions: ['order.read'] },
      { id: 'there', permissions: ['order.update'] },
    ],
    is_admin: false,
    is_superuser: false,
    avatar_url: null,
  };

  test('a superuser may do everything, even without an office', () => {
    expect(may({ ...clerk, is_superuser: true }, null, 'order.delete')).toBe(true);
  });

  test('an office admin may do everything in that office only', () => {
    const admin = { ...clerk, is_admin: true };
    expect(may(admin, 'here', 'order.delete')).toBe(true);
    expect(may(admin, 'there', 'order.delete')).toBe(false);
    expect(may(admin, 'there', 'order.update')).toBe(true);
    expect(may({ ...admin, office_id: null }, null, 'order.read')).toBe(false);
  });

  test('ordinary users may do what their permissions in the current office grant', () => {
    expect(may(clerk, 'here', 'order.read')).toBe(true);
    expect(may(clerk, 'here', 'order.update')).toBe(false);
    expect(may(clerk, 'there', 'order.update')).toBe(true);
    expect(may(clerk, 'elsewhere', 'order.read')).toBe(false);
    expect(may(clerk, null, 'order.read')).toBe(false);
  });

  test('each action on a resource is mapped to its permission slug', () => {
    const slugs = ['list', 'show', 'create', 'clone', 'edit', 'delete', 'approve', 'constructor'].map((action) =>
      slugFor('order', action),
    );
    expect(slugs).toEqual([
      'order.read',
      'order.read',
      'order.create',
      'order.create',
      'order.update',
      'order.delete',
      'order.approve',
      'order.constructor',
    ]);
  });
});

describe('Conditions on field values', () => {
  test.each([
    [undefined, {}, true],
    [{ kind: 'A' }, { kind: 'A' }, true],
    [{ kind: 'A' }, { kind: 'B' }, false],
    [{ kind: 'A' }, {}, false],
    [{ kind: ['A', 'B'] }, { kind: 'B' }, true],
    [{ kind: 'A', paid: true }, { kind: 'A', paid: false }, false],
    [{ note: null }, {}, true],
    [{ note: null }, { note: null }, true],
    [{ note: null }, { note: '' }, false],
    [{ 'address.city': 'HN' }, { address: { city: 'HN' } }, true],
    [{ 'address.city': 'HN' }, { address: 'HN' }, false],
    [{ toString: 'x' }, {}, false],
  ])('the condition %j is evaluated for the record %j: %s', (condition, record, verdict) => {
    expect(holds(condition as never, record)).toBe(verdict);
  });
});

describe('Formats and transforms of texts', () => {
  const { model } = loadExample() as { model: Model };
  const formats = projectFormats(model);

  test.each([
    ['email', 'an.nguyen+1@example.com', true],
    ['email', 'an@example', false],
    ['email', "o'neil@example.com", false],
    ['email', 'an@@example.com', false],
    ['time', '05:30', true],
    ['time', '24:00', false],
    ['phone', '+84 912 345 678', true],
    ['phone', 'abc', false],
    ['shelf-mark', 'AB-123', true],
    ['shelf-mark', 'ab-123', false],
  ])('for the format %s, the validity of the text %s is %s', (format, value, valid) => {
    expect(formats[format]?.test(value)).toBe(valid);
  });

  test('typed input is changed by the transform of its project kind', () => {
    const mark = resourceNamed(model, 'books')?.fields.find(({ name }) => name === 'mark');
    expect(mark && transformInput(model, mark, ' ab-123 ')).toBe('AB-123');
    expect(mark && transformInput(model, mark, null)).toBeNull();
  });

  test('the transform of phone numbers to digits keeps a leading plus', () => {
    const kinds = [
      { name: 'mobile', base: 'phone', pattern: '^x$', message: {}, transform: 'digits', examples: [] },
    ] as const;
    const field = { kind: 'phone', format: 'mobile', schema: {} } as never;
    expect(transformInput({ kinds }, field, '+84 (912) 345-678')).toBe('+84912345678');
    expect(transformInput({ kinds }, field, '0912.345.678')).toBe('0912345678');
  });

  test.each([
    ['compact', '+84 (912) 345-678', '+84912345678'],
    ['compact', '0912.345\u00a0678', '0912345678'],
    ['compact', '\u202a0912 345–678\u202c', '0912345678'],
    ['compact', '0912x', '0912x'],
    ['lower', 'Đặng', 'đặng'],
    [['compact', 'upper'], ' hn26 0012-3456 ', 'HN2600123456'],
    [undefined, ' 1900 1296', ' 1900 1296'],
  ] as const)('the text transform %j turns %j into %j', (transform, typed, written) => {
    expect(transformText(transform, typed)).toBe(written);
  });

  test('the transform of typed input changes each text of a list', () => {
    const mark = resourceNamed(model, 'books')?.fields.find(({ name }) => name === 'mark');
    const list = { kind: 'text-list', item: mark } as never;
    expect(transformInput(model, list, ['ab-123', 7])).toEqual(['AB-123', 7]);
  });

  test('the transform of typed input also changes the fields inside a nested list', () => {
    const mark = resourceNamed(model, 'books')?.fields.find(({ name }) => name === 'mark');
    const list = { kind: 'nested-list', fields: [mark] } as never;
    expect(transformInput(model, list, [{ mark: 'ab-123', other: ' a ' }, 7])).toEqual([
      { mark: 'AB-123', other: ' a ' },
      7,
    ]);
  });
});

test('a text without the requested language is returned in one of the given languages, or else in any language', () => {
  expect(textIn({ vi: 'Tuyến', en: 'Route' }, 'en')).toBe('Route');
  expect(textIn({ vi: 'Tuyến' }, 'en', ['vi'])).toBe('Tuyến');
  expect(textIn({ fr: 'Ligne' }, 'en', ['vi'])).toBe('Ligne');
  expect(textIn({}, 'en')).toBe('');
});
