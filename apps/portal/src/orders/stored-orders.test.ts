// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetVisitor } from './forget-visitor.ts';
import { dropOrder, storeOrder, storedOrders, storedResult, type StoredOrder } from './stored-orders.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-06-15T09:00:00+07:00');
const ORDER: StoredOrder = { code: 'DH26000001', result: 't1', kind: 'register' };
const storage = () => localStorage;
const codes = (now = NOW) => storedOrders(storage, now).map(({ code }) => code);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('Unpaid orders in the browser storage', () => {
  it('an unpaid order stays in the browser storage for 24 hours', () => {
    storeOrder(ORDER, storage, NOW);
    expect(codes(NOW + 24 * HOUR - 1)).toEqual(['DH26000001']);
    expect(storedResult('DH26000001', storage, NOW + HOUR)).toBe('t1');
    expect(codes(NOW + 24 * HOUR)).toEqual([]);
    expect(storedResult('DH26000001', storage, NOW + 24 * HOUR)).toBeUndefined();
  });

  it('stored orders contain each order once, newest first, without personal data', () => {
    storeOrder(ORDER, storage, NOW);
    storeOrder({ code: 'DH26000002', result: 't2', kind: 'request' }, storage, NOW);
    storeOrder(ORDER, storage, NOW + 1);
    expect(codes()).toEqual(['DH26000001', 'DH26000002']);
    const [first] = JSON.parse(localStorage.getItem('tuyen.unpaid') ?? '[]');
    expect(Object.keys(first).toSorted()).toEqual(['code', 'kind', 'result', 'until']);
  });

  it('an order can be removed from the browser storage', () => {
    storeOrder(ORDER, storage, NOW);
    dropOrder(ORDER.code, storage, NOW);
    expect(localStorage.length).toBe(0);
  });

  it.each(['{', '{}', '[{"code":1}]', '[null]', 'null'])(
    'a browser storage without a valid list of orders yields no orders: %s',
    (text) => {
      localStorage.setItem('tuyen.unpaid', text);
      expect(codes()).toEqual([]);
    },
  );

  it('a forbidden browser storage causes no error when an order is stored', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    storeOrder(ORDER, forbidden, NOW);
    expect(storedOrders(forbidden, NOW)).toEqual([]);
  });
});

it('forgetting the visitor removes only the stored orders, drafts and cards', () => {
  storeOrder(ORDER, storage, NOW);
  localStorage.setItem('tuyen.token', 'of the back-office');
  for (const name of ['tuyen.draft.register', 'tuyen.cards', 'tuyen.welcomed']) sessionStorage.setItem(name, '{}');
  forgetVisitor(window);
  expect(Object.keys(localStorage)).toEqual(['tuyen.token']);
  expect(Object.keys(sessionStorage)).toEqual(['tuyen.welcomed']);
});
