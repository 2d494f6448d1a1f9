import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zip } from './zip.ts';

const hex = (...parts: readonly string[]) => parts.join('').replaceAll(' ', '');

// Bytes that a file's local header and its directory entry share: flags (UTF-8 names), stored without compression,
// midnight of 1 January 1980, CRC-32, size twice, length of the name, no extra field.
const HI = '0008 0000 0000 2100 ac2a93d8 02000000 02000000 0500 0000';
const EMPTY = '0008 0000 0000 2100 00000000 00000000 00000000 0300 0000';
const [HI_NAME, EMPTY_NAME] = ['612e747874', 'e1baa1'];
const PLAIN = '0000 0000 0000 00000000';

test('a ZIP archive contains its files, a directory with their offsets and an end record', () => {
  const archive = zip(
    [
      { name: 'a.txt', text: 'hi' },
      { name: 'ạ', text: '' },
    ],
    'stored',
  );
  expect(Buffer.from(archive).toString('hex')).toBe(
    hex(
      '504b0304 1400',
      HI,
      HI_NAME,
      '6869',
      '504b0304 1400',
      EMPTY,
      EMPTY_NAME,
      '504b0102 1400 1400',
      HI,
      PLAIN,
      '00000000',
      HI_NAME,
      '504b0102 1400 1400',
      EMPTY,
      PLAIN,
      '25000000',
      EMPTY_NAME,
      '504b0506 0000 0000 0200 0200 64000000 46000000 0000',
    ),
  );
});

test('a ZIP archive without files consists only of its end record', () => {
  expect(Buffer.from(zip([], 'stored')).toString('hex')).toBe(
    hex('504b0506 0000 0000 0000 0000 00000000 00000000 0000'),
  );
});

test('a compressed ZIP archive states the compressed and the original size', () => {
  const text = 'ab'.repeat(1000);
  const archive = Buffer.from(zip([{ name: 'a.txt', text }], 'compressed'));
  const [method, packed, size] = [archive.readUInt16LE(8), archive.readUInt32LE(18), archive.readUInt32LE(22)];
  expect([method, size]).toEqual([8, 2000]);
  expect(packed).toBeLessThan(100);
  const start = 30 + 'a.txt'.length;
  expect(inflateRawSync(archive.subarray(start, start + packed)).toString()).toBe(text);
});
