import { expect, test } from 'vitest';
import { sizeText } from './attachments.ts';

test('the size of a file is at least one KB, and in MB with one decimal above that', () => {
  const size = (bytes: number) => sizeText(bytes, (value) => value.toLocaleString('vi'));
  expect([size(9), size(1536), size(1024 * 1024 - 1), size(1024 * 1024), size(8_388_608), size(1_300_000)]).toEqual([
    '1 KB',
    '2 KB',
    '1.024 KB',
    '1 MB',
    '8 MB',
    '1,2 MB',
  ]);
});
