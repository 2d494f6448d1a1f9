import { expect, it } from 'vitest';
import { printedCode } from '../engine/prints/codes.ts';
import { fillPage } from './fill-page.ts';

const PARTS = {
  facts: {
    name: 'A <b> & "C"',
    hotline: '1900 7777',
    email: 'a@b.vn',
    logo: '/api/v1/uploads/1',
    shop: 'https://s.vn/?a=1&b=2',
  },
  origin: 'https://ve.example.vn',
  builtOrigin: 'http://127.0.0.1:4002',
  title: 'Tuyến',
  name: 'name',
  api: 'https://api.example.vn/api/v1',
};
const fill = (html: string, more = {}) => fillPage(html, { ...PARTS, ...more });

it("the operator's data is inserted as escaped text into the marked empty elements of a page", async () => {
  expect(await fill('<p><span data-fact="name"></span></p>')).toBe(
    '<p><span data-fact="name">A &lt;b&gt; &amp; &quot;C&quot;</span></p>',
  );
  expect(await fill('<title>Tra cứu – Tuyến</title>')).toBe('<title>Tra cứu – A &lt;b&gt; &amp; &quot;C&quot;</title>');
  expect(await fill('<meta property="og:site_name" content="Tuyến"/>')).toBe(
    '<meta property="og:site_name" content="A &lt;b&gt; &amp; &quot;C&quot;"/>',
  );
});

it.each([
  [
    '<a data-fact="hotline" data-fact-to="tel"></a>',
    '<a href="tel:19007777" data-fact="hotline" data-fact-to="tel">1900 7777</a>',
  ],
  [
    '<a data-fact="email" data-fact-to="mailto"></a>',
    '<a href="mailto:a@b.vn" data-fact="email" data-fact-to="mailto">a@b.vn</a>',
  ],
  [
    '<a data-fact="shop" data-fact-to="href">Get <b>it</b></a>',
    '<a href="https://s.vn/?a=1&amp;b=2" data-fact="shop" data-fact-to="href">Get <b>it</b></a>',
  ],
  [
    '<img data-fact="logo" data-fact-to="src" alt="" hidden=""/>',
    '<img src="https://api.example.vn/api/v1/uploads/1" data-fact="logo" data-fact-to="src" alt=""/>',
  ],
  [
    '<meta property="og:image" content="http://127.0.0.1:4002/share.png" data-fact="logo" data-fact-to="content"/>',
    '<meta property="og:image" content="https://api.example.vn/api/v1/uploads/1" data-fact="logo" data-fact-to="content"/>',
  ],
  [
    '<meta property="og:image" content="http://127.0.0.1:4002/share.png" data-fact="none" data-fact-to="content"/>',
    '<meta property="og:image" content="https://ve.example.vn/share.png" data-fact="none" data-fact-to="content"/>',
  ],
])("the operator's data is inserted into links and image addresses: %s", async (html, filled) =>
  expect(await fill(html)).toBe(filled),
);

it('marked elements of a page stay empty for unknown operator data and unsafe addresses', async () => {
  const html = '<i data-fact="none"></i><a data-fact="shop" data-fact-to="href">x</a>';
  expect(await fill(html, { facts: { shop: 'javascript:alert(1)' } })).toBe(html);
});

it('the site address set at build time is replaced with the actual address, also in QR codes', async () => {
  const code = '<svg class="qr" data-qr="/en/download" viewBox="0 0 9 9" width="132"><path d="M0 0"></path></svg>';
  const preview = '<meta property="og:url" content="http://127.0.0.1:4002/en"/>';
  const filled = await fill(`<link href="http://127.0.0.1:4002/en"/>${preview}${code}`);
  expect(filled).toContain('<link href="https://ve.example.vn/en"/>');
  expect(filled).toContain('content="https://ve.example.vn/en"');
  const expected = await printedCode('qr', 'https://ve.example.vn/en/download');
  const dark = expected?.code === 'qr' ? expected.modules.flat().filter(Boolean).length : 0;
  const size = expected?.code === 'qr' ? expected.modules.length + 8 : 0;
  expect(filled.match(/h1v1h-1z/gu)).toHaveLength(dark);
  expect(filled).toContain(`viewBox="0 0 ${size} ${size}" width="132"><rect`);
  expect(await fill(code, { origin: PARTS.builtOrigin })).toBe(code);
});
