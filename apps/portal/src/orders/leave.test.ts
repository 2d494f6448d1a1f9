import { describe, expect, it } from 'vitest';
import { placeFor, resultPath } from './leave.ts';

const HERE = 'http://127.0.0.1:4002/';

describe('where a taken order leads', () => {
  it.each([
    ['to the gateway', { result_id: 't', payment: { url: 'https://pay.example/x?y=1' } }, 'https://pay.example/x?y=1'],
    ['to its result without a payment', { result_id: 'a/b' }, '/en/register/result/a%2Fb'],
    [
      'to its result when the gateway’s address is no web address',
      { result_id: 't', payment: { url: 'javascript:1' } },
      '/en/register/result/t',
    ],
    ['to a result that says so when the answer is empty', undefined, '/en/register/result/'],
  ])('%s', (_what, answer, place) => expect(placeFor(answer, 'register', 'en', HERE)).toBe(place));

  it('has a page of its own for what was asked about a card', () => {
    expect(placeFor({ result_id: 't' }, 'request', 'vi', HERE)).toBe('/request/result/t');
    expect(resultPath('request', 't', 'en')).toBe('/en/request/result/t');
  });
});
