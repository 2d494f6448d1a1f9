import { expect, it } from 'vitest';
import { readSmsSender } from './sms-sender.ts';

const FILE = {
  url: 'https://sms.example.com/messages',
  headers: { authorization: 'Bearer ${SMS_TOKEN}' },
  json: { to: '{to}', text: '{text}', from: '{sender}' },
  sender: 'TUYEN',
};
const environment = { SMS_TOKEN: 'top-secret' };
const read = (file: unknown, variables: Record<string, string> = environment) =>
  readSmsSender(typeof file === 'string' ? file : JSON.stringify(file), 'sms.json', variables);

it('a sender has the values of its file, with environment variables in place of their names', () => {
  expect(read({ ...FILE, recipient: { pattern: '^0', replacement: '+84' }, success: { body: '"ok"' } })).toEqual({
    url: 'https://sms.example.com/messages',
    method: 'POST',
    headers: { authorization: 'Bearer top-secret' },
    body: { kind: 'json', json: { to: '{to}', text: '{text}', from: '{sender}' } },
    sender: 'TUYEN',
    recipient: { pattern: /^0/u, replacement: '+84' },
    unaccented: false,
    success: { body: /"ok"/u },
    retry: undefined,
    timeoutMs: 15_000,
    secrets: ['top-secret'],
  });
});

it.each([
  ['a file that is no JSON', '{', 'this is no JSON'],
  ['a file without an object', [], 'write one JSON object'],
  ['an unknown key', { ...FILE, ulr: '' }, '"ulr" is unknown'],
  ['a missing address', { ...FILE, url: undefined }, '"url" has to be an address'],
  ['an address of the Internet without https', { ...FILE, url: 'http://sms.example.com' }, '"url" has to be https'],
  ['a placeholder in the host', { ...FILE, url: 'https://{to}.example.com' }, '"url"'],
  ['an unknown placeholder', { ...FILE, json: { to: '{to}', text: '{txt}' } }, 'uses {txt}, which is unknown'],
  ['a request that never names the recipient', { ...FILE, json: { text: '{text}' } }, 'never uses {to}'],
  ['a sender name that is used and not given', { ...FILE, sender: undefined }, '"sender" is missing'],
  ['two bodies', { ...FILE, form: { to: '{to}', text: '{text}' } }, 'exclude each other'],
  ['a body of GET', { ...FILE, method: 'GET' }, 'GET has no body'],
  ['another method', { ...FILE, method: 'DELETE' }, 'one of POST, PUT, GET'],
  ['a header with a line break', { ...FILE, headers: { a: 'b\r\nc' } }, '"headers"'],
  ['a header that is no text', { ...FILE, headers: { a: 1 } }, 'an object of texts'],
  ['a pattern that is no regular expression', { ...FILE, success: { body: '(' } }, '"success/body"'],
  ['a status that is no number', { ...FILE, success: { status: ['200'] } }, 'needs "status"'],
  ['a recipient without a replacement', { ...FILE, recipient: { pattern: '^0' } }, '"pattern" and "replacement"'],
  ['a time limit of hours', { ...FILE, timeout_seconds: 7200 }, '"timeout_seconds"'],
])('%s is refused with the place and the fix', (_, file, message) => {
  expect(() => read(file)).toThrow(message);
});

it('an error about a missing environment variable names it and no other secret', () => {
  const headers = { one: '${SMS_TOKEN}', two: '${SMS_KEY}' };
  expect(() => read({ ...FILE, headers })).toThrow('"headers" needs the environment variable SMS_KEY');
  expect(() => read({ ...FILE, headers: { one: '${SMS_TOKEN}\n' } })).toThrow(/^(?!.*top-secret)/u);
});
