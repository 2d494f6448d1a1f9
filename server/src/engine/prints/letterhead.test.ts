import type { Model } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { openLetterhead } from './letterhead.ts';

const MODEL: Model = {
  ...libraryModel(),
  letterhead: {
    name: ['offices.nothing', 'offices.name', 'preferences.greeting'],
    logo: ['preferences.stamp'],
    lines: ['offices.name', 'preferences.greeting', 'preferences.loan_days'],
  },
};

let library: Library;
beforeAll(async () => {
  library = await openLibrary({ model: MODEL });
});
afterAll(() => library.app.close());

it('the letterhead shows the office name, or the name in the settings if there is no office', async () => {
  expect(await openLetterhead(library.engine, library.office('Branch'))).toEqual({
    name: 'Branch',
    lines: ['Branch', 'Xin chào'],
  });
  expect(await openLetterhead(library.engine, null)).toEqual({ name: 'Xin chào', lines: ['Xin chào'] });
  expect(await openLetterhead(library.engine, 'gone')).toEqual({ name: 'Xin chào', lines: ['Xin chào'] });
});

it('the logo of a letterhead is limited to 480 by 160 pixels and never enlarged', async () => {
  const { uploads, write } = library.engine;
  const { default: sharp } = await import('sharp');
  const main = library.office('Main');
  const { id } = await write.transaction({}, (tx) => tx.create('preferences', { office_id: main }));
  const sizeOf = async (width: number, height: number) => {
    const create = { width, height, channels: 3, background: 'red' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    const { url } = await uploads.put({ name: 'stamp.png', type: 'image/png', bytes });
    await library.engine.note('preferences', String(id), { stamp: url });
    const { logo = '' } = await openLetterhead(library.engine, main);
    const drawn = await sharp(Buffer.from(logo.split(',')[1] ?? '', 'base64')).metadata();
    return [drawn.width, drawn.height];
  };
  expect(await sizeOf(960, 40)).toEqual([480, 20]);
  expect(await sizeOf(40, 320)).toEqual([20, 160]);
  expect(await sizeOf(30, 10)).toEqual([30, 10]);
});
