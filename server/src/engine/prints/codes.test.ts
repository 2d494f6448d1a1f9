import { expect, it } from 'vitest';
import { printedCode } from './codes.ts';

it('a QR code is a square grid with dark finder patterns in its corners', async () => {
  const printed = await printedCode('qr', 'B-1');
  const modules = printed?.code === 'qr' ? printed.modules : [];
  expect(modules).toHaveLength(21);
  expect(modules.map((row) => row.length)).toEqual(modules.map(() => 21));
  // Finder pattern in a corner of a QR code: a ring of dark modules, a ring of light modules, and a dark square.
  const corner = (x: number, y: number) =>
    modules.slice(y, y + 3).map((row) =>
      row
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    );
  const top = ['1111111', '1000001', '1011101'];
  expect([corner(0, 0), corner(14, 0), corner(0, 14)]).toEqual([top, top, top]);
});

it('a QR code contains at most 300 bytes', async () => {
  expect(await printedCode('qr', '')).toBeUndefined();
  expect(await printedCode('qr', 'a'.repeat(300))).toHaveProperty('code', 'qr');
  expect(await printedCode('qr', 'a'.repeat(301))).toBeUndefined();
  // `é` has two bytes in UTF-8, so the limit of 300 bytes is 150 letters.
  expect(await printedCode('qr', 'é'.repeat(150))).toHaveProperty('code', 'qr');
  expect(await printedCode('qr', 'é'.repeat(151))).toBeUndefined();
});

it('a bar code is encoded as a list of the widths of its bars and gaps', async () => {
  const printed = await printedCode('barcode', 'A');
  // In Code 128, the bar code of one letter consists of four parts: a start, the letter, a check digit and a stop. The
  // stop has seven bars and gaps. Each other part has six.
  expect(printed).toEqual({
    code: 'barcode',
    bars: [2, 1, 1, 2, 1, 4, 1, 1, 1, 3, 2, 3, 1, 3, 1, 1, 2, 3, 2, 3, 3, 1, 1, 1, 2],
  });
});

it.each(['', 'é', 'a\n', 'a'.repeat(61)])('no bar code is generated for the invalid text %j', async (text) => {
  expect(await printedCode('barcode', text)).toBeUndefined();
});

it('a bar code can contain up to 60 ASCII characters', async () => {
  expect(await printedCode('barcode', ' ~'.repeat(30))).toHaveProperty('code', 'barcode');
});
