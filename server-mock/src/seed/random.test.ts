import { expect, it } from 'vitest';
import { fixedId, fixedUploadId, seededRandom, seedOf } from './random.ts';

it('the random number generator yields the published numbers of the mulberry32 algorithm', () => {
  const random = seededRandom(0);
  expect([random(), random(), random()]).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]);
});

it('random seeds that are equal in 32 bits yield the same numbers', () => {
  expect(seededRandom(-1)()).toBe(seededRandom(2 ** 32 - 1)());
  expect(seededRandom(1.5)()).toBe(seededRandom(1)());
  expect(seededRandom(1)()).not.toBe(seededRandom(2)());
});

it('the random seed made from a text is the beginning of its digest', () => {
  expect([seedOf(''), seedOf('abc')]).toEqual([0xe3b0c442, 0xba7816bf]);
});

it('the id of a sample upload is the beginning of a digest, and equal keys give equal ids', () => {
  expect(fixedUploadId('cover')).toMatch(/^[\da-f]{32}$/u);
  expect(fixedUploadId('cover')).toBe(fixedUploadId('cover'));
  expect(fixedUploadId('back')).not.toBe(fixedUploadId('cover'));
});

it('the id of a sample record is a UUID that contains the given time, and equal keys give equal ids', () => {
  const time = new Date('2026-03-16T02:00:00Z');
  const id = fixedId(time, 'books', 1);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(time.getTime());
  expect(fixedId(time, 'books', '1')).toBe(id);
  const others = [fixedId(time, 'books', 2), fixedId(time, 'loans', 1), fixedId(new Date(0), 'books', 1)];
  expect(new Set([id, ...others]).size).toBe(4);
});
