import { expect, it } from 'vitest';
import { withStandardFormats } from './standard-formats.ts';

it('withStandardFormats replaces the nonstandard format "time" at any depth of a schema', () => {
  const time = { type: 'string', format: 'time' };
  const described = { type: 'string', format: 'hour-minute', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' };
  const day = { type: 'string', format: 'date' };
  expect(withStandardFormats({ anyOf: [{ properties: { opens: time, day } }], type: ['null'] })).toEqual({
    anyOf: [{ properties: { opens: described, day } }],
    type: ['null'],
  });
});
