import { expect, test } from 'vitest';
import { messageOf } from './live-message.ts';
import { eventReader, type ServerEvent } from './server-events.ts';

function read(...parts: readonly string[]): readonly ServerEvent[] {
  const events: ServerEvent[] = [];
  const arrived = eventReader((event) => events.push(event));
  for (const part of parts) arrived(part);
  return events;
}

test('events are read from parts that end anywhere', () => {
  const text = 'retry: 2000\n\nevent: open\ndata: {"a":1}\n\n:\n\nevent: changed\ndata: {"b":"ô"}\n\n';
  const events = [
    { event: 'open', data: { a: 1 } },
    { event: 'changed', data: { b: 'ô' } },
  ];
  expect(read(text)).toEqual(events);
  expect(read(...text)).toEqual(events);
});

test('an event that is incomplete or whose data is not JSON is left out', () => {
  expect(read('event: open\ndata: {"a":1}\n')).toEqual([]);
  expect(read('event: open\ndata: {"a"\n\nevent: open\n\n')).toEqual([]);
});

test('an event becomes a message only if it has the expected form', () => {
  const open = { kind: 'connection', isOpen: true, news: [] };
  expect(messageOf({ event: 'open', data: {} }, 5000)).toEqual({ ...open, since: 5000 });
  expect(messageOf({ event: 'open', data: { past: 3000 } }, 5000)).toEqual({ ...open, since: 2000 });
  expect(messageOf({ event: 'changed', data: { resource: 'loans', changed: ['1', 2], all: true } })).toEqual({
    kind: 'news',
    news: { resource: 'loans', changed: ['1'], gone: [], presence: [], all: true },
  });
  expect(messageOf({ event: 'changed', data: { changed: [] } })).toBeUndefined();
  expect(messageOf({ event: 'other', data: { resource: 'loans' } })).toBeUndefined();
});
