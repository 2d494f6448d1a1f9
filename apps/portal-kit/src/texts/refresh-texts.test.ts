// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readServedText, refreshTexts } from './refresh-texts.ts';

const SECTION = '<section data-source="public/policies/payment"><h2>Thanh toán</h2><div><p>Cũ</p></div></section>';
const answering = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
const SITE = { apiBase: '/api/v1', apiKey: 'key-of-a-site', officeId: 'o1' };
afterEach(() => vi.unstubAllGlobals());

describe('Page text loaded from the server', () => {
  const row = { title_vi: 'Tiêu đề', body_vi: '<p>Nội dung</p>', title_en: 'Title', body_en: '<p>Text</p>' };
  it('a text from the server is shown in the language of the page, or else in the next available language', () => {
    expect(readServedText(row, ['en', 'vi'])).toEqual({ title: 'Title', body: '<p>Text</p>', language: 'en' });
    expect(readServedText({ ...row, body_en: ' ' }, ['en', 'vi'])).toEqual({
      title: 'Tiêu đề',
      body: '<p>Nội dung</p>',
      language: 'vi',
    });
    for (const nothing of [undefined, {}, { body_vi: '' }]) expect(readServedText(nothing, ['vi'])).toBeUndefined();
  });

  it('a text from the server replaces the text from the build', async () => {
    document.body.innerHTML = SECTION;
    answering(200, { ...row, body_vi: '<p>Mới <a href="javascript:1">x</a></p>' });
    await refreshTexts(document, SITE, ['vi']);
    expect(document.body.innerHTML).toBe(
      '<section data-source="public/policies/payment"><h2>Tiêu đề</h2><div><p>Mới x</p></div></section>',
    );
  });

  it('a text is requested from the server with the API key and office of the site', async () => {
    document.body.innerHTML = SECTION;
    const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}'));
    vi.stubGlobal('fetch', fetch);
    await refreshTexts(document, SITE, ['en', 'vi']);
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({
      'accept-language': 'en',
      'x-client-kind': 'PUBLIC_WEB',
      'x-api-key': 'key-of-a-site',
      'x-office-id': 'o1',
    });
  });

  it('a text from the server replaces the text from the build even if only a link differs', async () => {
    document.body.innerHTML = SECTION;
    answering(200, { title_vi: 'Thanh toán', body_vi: '<p><a href="/search">Cũ</a></p>' });
    await refreshTexts(document, SITE, ['vi']);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/search');
  });

  it('a text from the server in another language than the page sets the lang attribute', async () => {
    document.body.innerHTML = SECTION;
    answering(200, { title_vi: 'Tiêu đề', body_vi: '<p>Mới</p>' });
    await refreshTexts(document, SITE, ['en', 'vi']);
    expect(document.querySelector('section')?.lang).toBe('vi');
  });

  it.each([
    ['the same text', 200, { title_vi: 'Thanh toán', body_vi: ' <p>Cũ</p>\n' }],
    ['no such text', 404, { code: 'not_found' }],
    ['nothing of use', 200, {}],
  ])('the page stays unchanged if the server returns %s', async (_what, status, body) => {
    document.body.innerHTML = SECTION;
    answering(status, body);
    await refreshTexts(document, SITE, ['vi']);
    expect(document.body.innerHTML).toBe(SECTION);
  });
});
