import { describe, expect, test } from 'vitest';
import { givenUp, markOf, originsIn, type Mark, type Origin, type Origins } from './origins.ts';

const root = { id: '1', name: 'Tổng công ty' };
const above: Origin = { from: 'inherited', office: root };
const own: Origin = { from: 'own', fallback: { ...above, value: 30_000 } };
const ownOverDefault: Origin = { from: 'own', fallback: { from: 'default', value: 14 } };

test.each<[string, Origin, { givenUp: boolean; changed: boolean }, Mark]>([
  ['an own value', own, { givenUp: false, changed: false }, { key: 'own' }],
  ['an own value that is altered', own, { givenUp: false, changed: true }, { key: 'own' }],
  ['one given up', own, { givenUp: true, changed: true }, { key: 'will_inherit', name: 'Tổng công ty' }],
  ['one given up over a default', ownOverDefault, { givenUp: true, changed: true }, { key: 'will_default' }],
  ['an inherited one', above, { givenUp: false, changed: false }, { key: 'inherited', name: 'Tổng công ty' }],
  ['an inherited one that was typed over', above, { givenUp: false, changed: true }, { key: 'changed' }],
  ['a default', { from: 'default' }, { givenUp: false, changed: false }, { key: 'default' }],
])('the settings form shows where a value comes from, or will come from after saving: %s', (_, origin, state, mark) =>
  expect(markOf(origin, state)).toEqual(mark),
);

describe('Values sent for settings that the user resets', () => {
  const origins: Origins = { fee: own, days: ownOverDefault, password: { from: 'own', fallback: above }, logo: above };
  test.each<[string, readonly string[], Record<string, unknown>, object]>([
    ['nothing if no setting was reset', [], { fee: 30_000 }, {}],
    ['null for the setting', ['fee'], { fee: 30_000 }, { fee: null }],
    ['nothing after the user typed another value', ['fee'], { fee: 31_000 }, {}],
    ['null for each of two settings', ['fee', 'days'], { fee: 30_000, days: 14 }, { fee: null, days: null }],
    ['null for a secret whose value is not shown', ['password'], { password: null }, { password: null }],
    ['nothing for a secret that the user typed again', ['password'], { password: 'x' }, {}],
    ['nothing for a setting that only a parent office has', ['logo'], { logo: null }, {}],
  ])('for settings that the user resets, the update contains %s', (_, given, values, sent) =>
    expect(givenUp(new Set(given), origins, values)).toEqual(sent),
  );
});

test('missing or malformed origins of setting values in a server response are ignored', () => {
  expect(originsIn({ fee: 1 })).toEqual({});
  expect(originsIn({ origins: 'none' })).toEqual({});
  expect(originsIn({ origins: { fee: own } })).toEqual({ fee: own });
});
