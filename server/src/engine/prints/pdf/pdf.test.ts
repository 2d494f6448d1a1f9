import type { PrintedBlock, PrintedDocument } from '@tuyen/model';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { pdfOf } from './pdf.ts';

const mm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
const AT = new Date('2026-03-16T02:00:00Z');
const DOCUMENT: PrintedDocument = {
  name: 'slip',
  title: 'Slip',
  language: 'vi',
  paper: 'A5',
  papers: ['A5'],
  languages: ['vi'],
  blocks: [],
};
const line: PrintedBlock = { block: 'text', text: 'Emma', align: 'left', strong: false, small: false };
const heading: PrintedBlock = { block: 'heading', text: 'Books', align: 'left' };
const space = (size: number): PrintedBlock => ({ block: 'space', size });

async function drawn(blocks: readonly PrintedBlock[], more: Partial<PrintedDocument> = {}) {
  const bytes = await pdfOf({ ...DOCUMENT, blocks, ...more }, AT);
  const text = bytes.toString('latin1');
  const contents = [...text.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/gu)].map(([, id]) =>
    contentOf(bytes, text, id),
  );
  return {
    text,
    sizes: [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu)].map(([, width, height]) => [
      mm(width),
      mm(height),
    ]),
    lines: contents.map((content) => content.match(/ TJ$/gmu)?.length ?? 0),
    contents,
  };
}

function contentOf(bytes: Buffer, text: string, id: string | undefined): string {
  const start = text.indexOf('stream\n', text.indexOf(`\n${id} 0 obj\n`)) + 'stream\n'.length;
  return inflateSync(bytes.subarray(start, text.indexOf('endstream', start))).toString('latin1');
}

it('a PDF has the size of its paper, a title, a language and a creation time', async () => {
  const { text, sizes, lines } = await drawn([line]);
  expect(sizes).toEqual([[148, 210]]);
  for (const said of ['(Slip)', '(D:20260316020000Z)', '/Lang (vi)']) expect(text.includes(said), said).toBe(true);
  expect(lines).toEqual([1]);
});

it('a PDF page for a receipt roll is as long as its content', async () => {
  const height = async (blocks: readonly PrintedBlock[]) => (await drawn(blocks, { paper: '80mm' })).sizes[0]?.[1] ?? 0;
  const [short, long] = [await height([line]), await height([line, line])];
  // The length of the page is two margins of 4 mm and a line of 9 points.
  expect(short).toBeGreaterThan(10);
  expect(long).toBeGreaterThan(short + 3);
  expect(long).toBeLessThan(24);
});

it('a PDF on sheets has page numbers if there are several pages, a receipt roll never', async () => {
  expect((await drawn([line, space(150), line])).lines).toEqual([2]);
  expect((await drawn([line, space(200), line])).lines).toEqual([2, 2]);
  expect((await drawn([line, space(200), line], { paper: '80mm' })).lines).toEqual([2]);
});

it('the mark of a PDF, such as "COPY", is printed in a frame at the top', async () => {
  const plain = await drawn([line]);
  const marked = await drawn([line], { mark: 'COPY' });
  expect(marked.lines).toEqual([2]);
  const strokes = (content = '') => content.match(/^S$/gmu)?.length ?? 0;
  expect(strokes(plain.contents[0])).toBe(0);
  expect(strokes(marked.contents[0])).toBe(4);
});

it('a heading at the end of a PDF page moves to the next page with the following content', async () => {
  const lines = async (millimeters: number, ...rest: readonly PrintedBlock[]) =>
    (await drawn([line, space(millimeters), heading, ...rest])).lines;
  // The heading needs 96 points (34 mm) of the 186 mm inside the margins.
  expect(await lines(138, line)).toEqual([3]);
  expect(await lines(140, line)).toEqual([2, 3]);
  expect(await lines(100)).toEqual([2, 2]);
  expect((await drawn([line, space(150), line])).lines).toEqual([2]);
});

it('PDF generation rejects an external picture without reading it', async () => {
  const asked: unknown[] = [];
  const elsewhere = createServer(({ url }, response) => {
    asked.push(url);
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void elsewhere.close());
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  for (const logo of [`http://127.0.0.1:${port}/logo.png`, import.meta.filename])
    await expect(drawn([{ block: 'letterhead', name: 'Library', lines: [], logo }])).rejects.toThrow(
      /access|denied|not allowed/iu,
    );
  expect(asked).toEqual([]);
});
