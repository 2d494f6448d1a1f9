// @vitest-environment jsdom
import { nextPath } from '@tuyen/portal-kit';
import { describe, expect, it } from 'vitest';
import { pathIn } from '../language.ts';
import storeUnpaidOrder from './store-unpaid-order.ts';
import { storedOrders } from './stored-orders.ts';
import { resultPath, webAddress } from './leave.ts';

const HERE = 'http://127.0.0.1:4002/';

describe('Redirect after an order', () => {
  const leave = (answer: unknown) => {
    localStorage.clear();
    storeUnpaidOrder({ form: 'register', answer, answers: {} });
    const places = [pathIn('en', nextPath('/register/result/{result_id}', answer))];
    return { places, stored: storedOrders(() => localStorage, Date.now()).map(({ code }) => code) };
  };

  it.each([
    [
      'to its own page before it is paid, and is stored',
      { code: 'DH1', result_id: 't', status: 'AWAITING_PAYMENT', payment: { url: 'https://pay.example/x' } },
      '/en/register/result/t',
      ['DH1'],
    ],
    [
      'to its own page without a payment',
      { code: 'DH1', result_id: 'a/b', status: 'WAITING_FOR_CONFIRM' },
      '/en/register/result/a%2Fb',
      [],
    ],
    ['to a result that says so when the answer is empty', undefined, '/en/register/result/', []],
  ])('after sending an order, the visitor is redirected as the response requires: %s', (_what, answer, place, stored) =>
    expect(leave(answer)).toEqual({ places: [place], stored }),
  );

  it('after a request about an existing card, the visitor is redirected to the result page of the request', () => {
    expect(resultPath('request', 't', 'en')).toBe('/en/request/result/t');
    localStorage.clear();
    storeUnpaidOrder({
      form: 'renewal',
      answer: { code: 'DH2', result_id: 'r', status: 'AWAITING_PAYMENT' },
      answers: {},
    });
    expect(storedOrders(() => localStorage, Date.now())).toMatchObject([{ code: 'DH2', kind: 'request' }]);
  });

  it('only HTTP or HTTPS addresses are accepted for the redirect to a payment', () => {
    expect(webAddress('https://pay.example/x?y=1', HERE)).toBe('https://pay.example/x?y=1');
    expect(webAddress('javascript:1', HERE)).toBeUndefined();
    expect(webAddress(undefined, HERE)).toBeUndefined();
  });
});
