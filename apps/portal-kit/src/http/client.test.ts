// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

function watched() {
  const sent: { headers: Record<string, string>; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers, body }: RequestInit) => {
    sent.push({
      headers: headers as Record<string, string>,
      body: body === undefined ? undefined : JSON.parse(String(body)),
    });
    return new Response('{}');
  });
  return sent;
}

const site = { apiBase: '/api/v1', language: 'vi', apiKey: 'key-of-a-site', officeId: 'o1' };

it('every API call sends the language, client kind, API key and office of the site', async () => {
  const sent = watched();
  const client = createClient(site);
  await client.get('public/cities');
  await client.post('public/quotes', { months: 1 });
  for (const { headers } of sent) {
    expect(headers).toMatchObject({
      'accept-language': 'vi',
      'x-client-kind': 'PUBLIC_WEB',
      'x-api-key': 'key-of-a-site',
      'x-office-id': 'o1',
    });
  }
  await createClient({ apiBase: '/api/v1', language: 'en' }).get('public/cities');
  expect(Object.keys(sent.at(-1)?.headers ?? {})).not.toEqual(expect.arrayContaining(['x-api-key']));
  expect(sent.at(-1)?.headers['x-office-id']).toBeUndefined();
});

it('an API call sends the office and captcha token of its payload as headers', async () => {
  const sent = watched();
  await createClient(site).post('public/orders', { office_id: 'o2', captcha_token: 'solved', months: 1 });
  expect(sent[0]).toMatchObject({ headers: { 'x-office-id': 'o2', 'x-token-captcha': 'solved' } });
  expect(sent[0]?.body).toEqual({ office_id: 'o2', months: 1 });
});

it('an upload sends the same headers as every other API call', async () => {
  const headers: Record<string, string> = {};
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends XMLHttpRequest {
      override setRequestHeader(name: string, value: string) {
        headers[name] = value;
      }
      override send() {
        this.dispatchEvent(new Event('error'));
      }
    },
  );
  await expect(createClient(site).upload(new Blob(['x']), 'anh.png')).rejects.toThrow('No answer');
  expect(headers).toMatchObject({ 'x-api-key': 'key-of-a-site', 'x-office-id': 'o1', 'x-client-kind': 'PUBLIC_WEB' });
});
