import { expect, it } from 'vitest';
import { dropSession, readKey, SESSION_ITEM, storedSession, storeSession } from './stored-session.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

it('the session of the card page is stored on the own device until it is dropped', () => {
  const storage = memory();
  expect(storedSession(() => storage)).toBeUndefined();
  storeSession({ id: 'a', key: 'b' }, () => storage);
  expect(storedSession(() => storage)).toEqual({ id: 'a', key: 'b' });
  dropSession(() => storage);
  expect(storedSession(() => storage)).toBeUndefined();
});

it('a damaged entry or a forbidden storage counts as no session', () => {
  const storage = memory();
  storage.setItem(SESSION_ITEM, '{');
  expect(storedSession(() => storage)).toBeUndefined();
  const forbidden = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  expect(storedSession(forbidden)).toBeUndefined();
  expect(() => storeSession({ id: 'a', key: 'b' }, forbidden)).not.toThrow();
  for (const value of [null, 'x', {}, { id: 'a' }, { id: '', key: 'b' }]) expect(readKey(value)).toBeUndefined();
});
