import { describe, expect, it } from 'vitest';
import { libraryModel } from '../../testing/library.ts';
import { openSecrets } from './secrets.ts';

const { text, headers } = openSecrets(libraryModel());

it('values of write-only fields are removed from recorded texts', () => {
  const model = libraryModel();
  const [field] = model.resources.flatMap(({ fields }) => fields).filter(({ writeOnly }) => writeOnly);
  const [plain] = model.resources.flatMap(({ fields }) => fields).filter(({ writeOnly }) => !writeOnly);
  if (!field || !plain) throw new Error('no fields');
  const resources = model.resources.map((resource) => ({
    ...resource,
    fields: [
      { ...field, name: 'Shelf' },
      { ...plain, name: 'row' },
    ],
  }));
  const own = openSecrets({ ...model, resources });
  expect(own.text('{"shelf":"a","row":"b","SHELF":1}')).toBe('{"shelf":"[removed]","row":"b","SHELF":"[removed]"}');
});

describe('Removal of secrets from recorded texts', () => {
  it.each([
    ['{"password":"a\\"b","name":"An"}', '{"password":"[removed]","name":"An"}'],
    ['{ "authToken" : "abc" }', '{ "authToken" : "[removed]" }'],
    ['{"api_key":-1.5e3,"rows":[{"secret":7}]}', '{"api_key":"[removed]","rows":[{"secret":"[removed]"}]}'],
    ['{"name":"the password\\": \\"x"}', '{"name":"the password\\": \\"x"}'],
    ['{"token":null,"signature":{"a":"b"}}', '{"token":null,"signature":{"a":"b"}}'],
    ['{"password":"abc', '{"password":"[removed]"'],
    ['{"password":"abc\\', '{"password":"[removed]"'],
    ['{"pass', '{"pass'],
    ['password=abc&name=An', 'password=[removed]&name=An'],
    ['name=An&token=a=b', 'name=An&token=[removed]'],
    ['{"url":"/pay?vnp_SecureHash=abc&amount=1"}', '{"url":"/pay?vnp_SecureHash=[removed]&amount=1"}'],
    [`{"${'a'.repeat(300)}Password":"abc"}`, `{"${'a'.repeat(300)}Password":"[removed]"}`],
    [`name=An&${'a'.repeat(300)}PASSWORD=abc`, `name=An&${'a'.repeat(300)}PASSWORD=[removed]`],
    ['{"note":"a token is worth = 5"}', '{"note":"a token is worth = 5"}'],
    ['{"token":1,"token":2}', '{"token":"[removed]","token":"[removed]"}'],
    ['token=a&token=b&c=d', 'token=[removed]&token=[removed]&c=d'],
    ['{"token"\n:\t\r"a"}', '{"token"\n:\t\r"[removed]"}'],
    ['{"token":"","b":1}', '{"token":"[removed]","b":1}'],
    ['{"token":}', '{"token":}'],
    ['"token"', '"token"'],
    ['"token":"a"', '"token":"[removed]"'],
    ['=&token=a', '=&token=[removed]'],
    ['token=', 'token=[removed]'],
    ['token=#a', 'token=[removed]#a'],
    ['a?token=b#c', 'a?token=[removed]#c'],
    ['a token=b', 'a token=b'],
    ['x&my-Api-Key_1=b', 'x&my-Api-Key_1=[removed]'],
    ['token=token=a&b', 'token=[removed]&b'],
    ['a=1', 'a=1'],
    ['', ''],
  ])('values whose name marks a secret, such as token, are removed from recorded texts: %s', (given, stored) =>
    expect(text(given)).toBe(stored),
  );

  it.each(['"', '=', '"a"', '"a":', '\\"', 'token=', '"token":"'])(
    'secrets in a long recorded text are found in a single pass: %s',
    (part) => {
      const long = part.repeat(65_536 / part.length);
      expect(text(long).length).toBeGreaterThan(0);
    },
  );

  it('secret headers, and secrets in URLs of other headers, are not recorded', () =>
    expect(headers({ cookie: 'a=b', referer: 'http://x/?token=1#a', accept: '*/*' })).toEqual({
      cookie: '[removed]',
      referer: 'http://x/?token=[removed]#a',
      accept: '*/*',
    }));
});

it('secrets are removed from JSON values, also below a secret name, and signed tokens wherever they are', () => {
  const { value } = openSecrets(libraryModel(), ['pin']);
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  const given = {
    tokens: ['a', null],
    secret: { kind: 'x', size: 3, on: true },
    PIN: 1234,
    note: `see ${token}`,
    name: 'An',
  };
  expect(value(given)).toEqual({
    tokens: ['[removed]', null],
    secret: { kind: '[removed]', size: '[removed]', on: true },
    PIN: '[removed]',
    note: 'see [removed]',
    name: 'An',
  });
});
