import { describe, expect, it } from 'vitest';
import { libraryModel } from '../../testing/library.ts';
import { openSecrets } from './secrets.ts';

const { text, headers } = openSecrets(libraryModel());

describe('what the journal stores of a text', () => {
  it.each([
    ['{"password":"a\\"b","name":"An"}', '{"password":"[removed]","name":"An"}'],
    ['{ "authToken" : "abc" }', '{ "authToken" : "[removed]" }'],
    ['{"api_key":-1.5e3,"rows":[{"secret":7}]}', '{"api_key":"[removed]","rows":[{"secret":"[removed]"}]}'],
    ['{"name":"the password\\": \\"x"}', '{"name":"the password\\": \\"x"}'],
    ['{"token":null,"signature":{"a":"b"}}', '{"token":null,"signature":{"a":"b"}}'],
    // Cut off in the middle of the value, of an escape, of a name.
    ['{"password":"abc', '{"password":"[removed]"'],
    ['{"password":"abc\\', '{"password":"[removed]"'],
    ['{"pass', '{"pass'],
    ['password=abc&name=An', 'password=[removed]&name=An'],
    ['name=An&token=a=b', 'name=An&token=[removed]'],
    ['{"url":"/pay?vnp_SecureHash=abc&amount=1"}', '{"url":"/pay?vnp_SecureHash=[removed]&amount=1"}'],
    [`{"${'a'.repeat(300)}Password":"abc"}`, `{"${'a'.repeat(300)}Password":"[removed]"}`],
    [`name=An&${'a'.repeat(300)}PASSWORD=abc`, `name=An&${'a'.repeat(300)}PASSWORD=[removed]`],
    ['{"note":"a token is worth = 5"}', '{"note":"a token is worth = 5"}'],
    ['a=1', 'a=1'],
    ['', ''],
  ])('has no values of secret names: %s', (given, stored) => expect(text(given)).toBe(stored));

  it.each(['"', '=', '"a"', '"a":', '\\"', 'token=', '"token":"'])('is found in one pass: %s', (part) => {
    const long = part.repeat(65_536 / part.length);
    expect(text(long).length).toBeGreaterThan(0);
  });

  it('is said of headers by name, and of addresses within them', () =>
    expect(headers({ cookie: 'a=b', referer: 'http://x/?token=1#a', accept: '*/*' })).toEqual({
      cookie: '[removed]',
      referer: 'http://x/?token=[removed]#a',
      accept: '*/*',
    }));
});
