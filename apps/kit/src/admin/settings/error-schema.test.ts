import { expect, test } from 'vitest';
import { errorSchemaOf } from './error-schema.ts';

test('errors stand at their fields, nested ones too', () => {
  const errors = {
    mail_from: { type: 'format', message: 'email' },
    lines: [undefined, { name: { type: 'required', message: 'required' } }],
  };
  expect(errorSchemaOf(errors as never, (message) => `said ${message}`)).toEqual({
    mail_from: { __errors: ['said email'] },
    lines: { 1: { name: { __errors: ['said required'] } } },
  });
});
