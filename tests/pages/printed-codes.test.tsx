import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CodeDrawing } from '../../apps/admin-kit/src/prints/code-drawing.tsx';
import { printedCode } from '../../server/src/engine/prints/codes.ts';
import { drawnCode } from '../../server/src/engine/prints/pdf/codes.ts';
import { fillPage } from '../../server/src/sites/fill-page.ts';
import { readQrCode, readQrCodes } from '../support/qr-reader.ts';

async function codeOf(text: string) {
  const code = await printedCode('qr', text);
  if (!code) throw new Error(`${text} has no QR code.`);
  return code;
}

describe.each(['DH26000042', '017122600001', 'https://tuyen.example/search?code=DH26000042', 'Vé tháng – Đường Láng'])(
  'QR code that contains the text "%s"',
  (text) => {
    test('a QR code on a page printed from the back-office contains its text', async () => {
      const drawing = renderToStaticMarkup(<CodeDrawing code={await codeOf(text)} text={text} size={28} />);
      expect(await readQrCode(drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))).toBe(text);
    });

    test('a QR code in a PDF contains its text', async () => {
      const { canvas } = drawnCode(await codeOf(text), 28, 200, 'center') as unknown as {
        canvas: readonly { x: number; y: number; w: number; h: number }[];
      };
      const side = Math.max(...canvas.map(({ x, w }) => x + w));
      const squares = canvas.map(({ x, y, w, h }) => `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`);
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">${squares.join('')}</svg>`;
      expect(await readQrCode(drawing)).toBe(text);
    });
  },
);

test('the QR code of a served page contains the actual address of the site, not the address from the build', async () => {
  const filled = await fillPage('<svg class="qr" data-qr="/en/download" viewBox="0 0 9 9" width="132"></svg>', {
    facts: {},
    origin: 'https://ve.example.vn',
    builtOrigin: 'http://127.0.0.1:4002',
    title: 'Tuyến',
    name: 'name',
    api: 'https://api.example.vn/api/v1',
  });
  expect(await readQrCodes(filled)).toEqual(['https://ve.example.vn/en/download']);
});
