import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox, UNDO_MS, type Decision } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const decision = (id: string, send: Decision['send'] = async () => undefined): Decision => ({
  id,
  version: 1,
  title: id,
  label: 'Approve',
  send,
});

test('the outbox of a queue sends the request of a decision only after its undo time', async () => {
  const send = vi.fn(async () => undefined);
  const settled = vi.fn();
  const outbox = new Outbox();
  outbox.onSettled(settled);
  outbox.decide(decision('1', send));
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(false);
  expect(settled).toHaveBeenCalledOnce();
  expect(outbox.state()).toEqual({ waiting: [], done: new Map([['1', 1]]), refusals: [] });
});

test('undoing the last decision in a queue cancels that decision, and no request is sent for it', async () => {
  const sent: string[] = [];
  const outbox = new Outbox();
  for (const id of ['1', '2']) outbox.decide(decision(id, async () => sent.push(id)));
  expect(outbox.undo()?.id).toBe('2');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(sent).toEqual(['1']);
  expect(outbox.undo()).toBeUndefined();
});

test('pending decisions of a queue are sent once when the user leaves the page', async () => {
  const send = vi.fn(async () => undefined);
  const outbox = new Outbox();
  outbox.decide(decision('1', send));
  await outbox.sendNow(true);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(send).toHaveBeenCalledExactlyOnceWith(true);
});

test('a rejected decision returns the record to the queue with the reason', async () => {
  const error = new Error('taken');
  const outbox = new Outbox();
  const refused = decision('1', async () => Promise.reject(error));
  outbox.decide(refused);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(outbox.state()).toEqual({ waiting: [], done: new Map(), refusals: [{ decision: refused, error }] });
  outbox.decide(decision('1'));
  expect(outbox.state().refusals).toEqual([]);
});
