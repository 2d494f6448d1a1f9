import sharp from 'sharp';
import { expect, it } from 'vitest';
import { checkedContent } from './sniff.ts';

const PDF = Buffer.from('%PDF-1.4\n');
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });

it('an uploaded PDF is stored unchanged if PDFs are accepted', async () => {
  expect(await checkedContent(PDF, ['application/pdf'])).toEqual({ type: 'application/pdf', bytes: PDF });
  expect(await checkedContent(PDF, ['image/*'])).toBeUndefined();
  expect(await checkedContent(Buffer.from(' %PDF-1.4'), ['application/pdf'])).toBeUndefined();
});

it.each(['png', 'jpeg', 'webp'] as const)(
  'an uploaded picture is recognized as %s by its first bytes and keeps its format',
  async (format) => {
    const bytes = await picture(4, 2).toFormat(format).toBuffer();
    const type = `image/${format}`;
    for (const accept of [[type], ['image/*'], ['application/pdf', type]]) {
      const checked = await checkedContent(bytes, accept);
      expect(checked?.type).toBe(type);
      const { width, height, format: stored } = await sharp(checked?.bytes).metadata();
      expect([width, height, stored]).toEqual([4, 2, format]);
    }
    expect(await checkedContent(bytes, ['image/other', 'application/*'])).toBeUndefined();
  },
);

it('an uploaded GIF is stored as a PNG', async () => {
  const checked = await checkedContent(await picture(2, 2).gif().toBuffer(), ['image/gif']);
  expect(checked?.type).toBe('image/png');
  expect((await sharp(checked?.bytes).metadata()).format).toBe('png');
});

it('uploads with unknown content are rejected, even if they start like a picture', async () => {
  const webp = await picture(2, 2).webp().toBuffer();
  const wave = Buffer.concat([webp.subarray(0, 8), Buffer.from('WAVE'), webp.subarray(12)]);
  const png = await picture(2, 2).png().toBuffer();
  for (const bytes of [wave, png.subarray(0, 20), Buffer.from('GIF88a'), Buffer.from('text'), Buffer.alloc(0)])
    expect(await checkedContent(bytes, ['image/*', 'application/pdf'])).toBeUndefined();
});

it('an uploaded picture is downsized to 3,000 pixels on its longer side', async () => {
  const size = async (width: number, height: number) => {
    const checked = await checkedContent(await picture(width, height).png().toBuffer(), ['image/*']);
    const found = await sharp(checked?.bytes).metadata();
    return [found.width, found.height];
  };
  expect(await size(3000, 2)).toEqual([3000, 2]);
  expect(await size(3002, 2)).toEqual([3000, 2]);
  expect(await size(10, 6000)).toEqual([5, 3000]);
});
