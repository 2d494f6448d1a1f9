import { expect, it } from 'vitest';
import { uuid } from './uuid.ts';
import { newId } from './new-id.ts';

it('an id contains time, counter and random bytes in the layout of UUIDv7', () => {
  const chance = Uint8Array.of(0xff, 0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd);
  expect(uuid(0x0190_aabb_ccdd, 5, chance)).toBe('0190aabb-ccdd-7005-bf01-23456789abcd');
  expect(uuid(0, 0xfff, new Uint8Array(8))).toBe('00000000-0000-7fff-8000-000000000000');
});

it('ids sort in the order of their creation, also within one millisecond', () => {
  let time = Date.UTC(2026, 10, 20);
  const ids = Array.from({ length: 600 }, (_, index) => {
    if (index % 200 === 199) time += 1;
    return newId({ now: () => new Date(time) });
  });
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(ids.length);
});

it('an id treats times before 1970 as 1970 and uses a counter of twelve bits', () => {
  expect(uuid(-1, 0x1001, new Uint8Array(8))).toBe('00000000-0000-7001-8000-000000000000');
});

it("an id begins with the clock's time and a counter that restarts in each millisecond", () => {
  const at = (time: number) => newId({ now: () => new Date(time) }).slice(0, 18);
  expect([at(0x0190_aabb_ccdd), at(0x0190_aabb_ccdd), at(0x0190_aabb_ccde)]).toEqual([
    '0190aabb-ccdd-7000',
    '0190aabb-ccdd-7001',
    '0190aabb-ccde-7000',
  ]);
});
