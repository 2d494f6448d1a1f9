// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { dropOrder, forgetVisitor, storeOrder, storedOrders, storedResult, type StoredOrder } from './stored-orders.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-06-15T09:00:00+07:00');
const ORDER: StoredOrder = { code: 'DH26000001', result: 't1', kind: 'register' };
const storage = () => localStorage;
const codes = (now = NOW) => storedOrders(storage, now).map(({ code }) => code);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('stored unpaid orders', () => {
  it('an unpaid order is stored for 24 hours', () => {
    storeOrder(ORDER, storage, NOW);
    expect(codes(NOW + 24 * HOUR - 1)).toEqual(['DH26000001']);
    expect(storedResult('DH26000001', storage, NOW + HOUR)).toBe('t1');
    expect(codes(NOW + 24 * HOUR)).toEqual([]);
    expect(storedResult('DH26000001', storage, NOW + 24 * HOUR)).toBeUndefined();
  });

  it('each order is stored once, newest first, without personal data', () => {
    storeOrder(ORDER, storage, NOW);
    storeOrder({ code: 'DH26000002', result: 't2', kind: 'request' }, storage, NOW);
    storeOrder(ORDER, storage, NOW + 1);
    expect(codes()).toEqual(['DH26000001', 'DH26000002']);
    const [first] = JSON.parse(localStorage.getItem('tuyen.unpaid') ?? '[]');
    expect(Object.keys(first).toSorted()).toEqual(['code', 'kind', 'result', 'until']);
  });

  it('dropping an order removes the order from the storage', () => {
    storeOrder(ORDER, storage, NOW);
    dropOrder(ORDER.code, storage, NOW);
    expect(localStorage.length).toBe(0);
  });

  it.each(['{', '{}', '[{"code":1}]', '[null]', 'null'])(
    'storage without a valid list of orders yields no orders: %s',
    (text) => {
      localStorage.setItem('tuyen.unpaid', text);
      expect(codes()).toEqual([]);
    },
  );

  it('forbidden storage causes no error', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    storeOrder(ORDER, forbidden, NOW);
    expect(storedOrders(forbidden, NOW)).toEqual([]);
  });
});

it('forgetting a visitor removes orders, drafts and cards, and nothing else', () => {
  storeOrder(ORDER, storage, NOW);
  localStorage.setItem('tuyen.token', 'of the back-office');
  for (const name of ['tuyen.draft.register', 'tuyen.cards', 'tuyen.welcomed']) sessionStorage.setItem(name, '{}');
  forgetVisitor(window);
  expect(Object.keys(localStorage)).toEqual(['tuyen.token']);
  expect(Object.keys(sessionStorage)).toEqual(['tuyen.welcomed']);
});
