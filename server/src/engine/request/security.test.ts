import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { exchange, listening } from '@tuyen/server-mock/testing/socket';
import type { ResourceDocument } from '../openapi/swagger.ts';

const DOCUMENT: ResourceDocument = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  paths: {},
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
};

describe('Security headers of every response', () => {
  let server: Library;
  let port: number;
  beforeAll(async () => {
    server = await openLibrary({
      qa: true,
      openApi: () => DOCUMENT,
      domain: {
        async pages(app) {
          app.get('/page', async (_request, reply) => reply.type('text/html').send('<p>page</p>'));
        },
      },
    });
    port = await listening(server.app);
  });
  afterAll(() => server.app.close());

  const request = (method: string, path: string, more = '') =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`;
  const json = (length: number) => `Content-Type: application/json\r\nContent-Length: ${length}\r\n`;

  it.each([
    ['200', request('GET', '/health')],
    ['200', request('GET', '/ready')],
    ['200', request('GET', '/docs/json')],
    ['200', request('GET', '/docs/')],
    ['200', request('GET', '/docs')],
    ['404', request('GET', '/docs/static/none.js')],
    ['200', request('GET', '/page')],
    ['403', request('GET', '/__qa/clock')],
    ['200', request('GET', '/__qa/page.js')],
    ['404', request('GET', '/')],
    ['404', request('GET', '/none')],
    ['405', request('POST', '/health')],
    ['404', request('GET', '/api/v1/none')],
    ['200', request('GET', '/api/v1/public/captcha')],
    ['401', request('GET', '/api/v1/books')],
    [
      '204',
      request('OPTIONS', '/api/v1/books', 'Origin: http://127.0.0.1:4001\r\nAccess-Control-Request-Method: GET\r\n'),
    ],
    ['400', request('GET', '/api/v1/books/%zz')],
    ['414', request('GET', `/api/v1/books/${'x'.repeat(500)}`)],
    ['400', `${request('POST', '/api/v1/auth/login', json(9))}{"a": b}}`],
    ['413', request('POST', '/api/v1/auth/login', json(9_000_000))],
    ['415', request('POST', '/api/v1/auth/login', 'Content-Type: text/turtle\r\nContent-Length: 0\r\n')],
    ['400', 'no HTTP at all\r\n\r\n'],
    ['431', request('GET', '/health', `X-Long: ${'x'.repeat(20_000)}\r\n`)],
  ])(
    'responses with status %s have headers against framing, sniffing, referrers and caching (%#)',
    async (status, sent) => {
      const answer = await exchange(port, sent);
      const head = answer.split('\r\n\r\n', 1)[0]?.toLowerCase() ?? '';
      expect(head).toContain('x-content-type-options: nosniff');
      expect(head).toMatch(/referrer-policy: (?:no-referrer|same-origin)/);
      expect(head).toMatch(/content-security-policy: [^\n]*frame-ancestors 'none'/);
      expect(head).toMatch(/x-frame-options: (?:deny|sameorigin)/);
      expect(head).toMatch(Number(status) < 400 ? /\ncache-control: \S/ : /\ncache-control: no-store\r/);
      expect(head.slice(9, 12)).toBe(status);
    },
  );

  it('all error responses have the fields statusCode, code and message', async () => {
    for (const sent of ['no HTTP at all\r\n\r\n', request('GET', '/api/v1/books/%zz'), request('GET', '/none')]) {
      const body = JSON.parse((await exchange(port, sent)).split('\r\n\r\n')[1] ?? '');
      expect(Object.keys(body)).toEqual(['statusCode', 'code', 'message']);
    }
  });
});
