import { expect, it, onTestFinished } from 'vitest';
import { openLibrary } from '@tuyen/server-mock/testing/library';

it('the OpenAPI document lists the responses of /health, /ready and /metrics', async () => {
  const library = await openLibrary({ metrics: { token: undefined } });
  onTestFinished(() => library.app.close());
  const documented = library.endpoints.flatMap(({ method, url, schema }) =>
    ['/health', '/ready', '/metrics'].includes(url) && method !== 'HEAD'
      ? [`${method} ${url}: ${Object.keys(schema?.response ?? {}).join(' ')}`]
      : [],
  );
  expect(documented.toSorted()).toEqual(['GET /health: 200', 'GET /metrics: 200 401', 'GET /ready: 200 503']);
  const ask = async (url: string) => {
    const { statusCode, body } = await library.app.inject(url);
    return [statusCode, JSON.parse(body).status ?? JSON.parse(body).code];
  };
  expect([await ask('/health'), await ask('/ready')]).toEqual([
    [200, 'ok'],
    [200, 'ok'],
  ]);
  library.app.isEnding = true;
  expect([await ask('/health'), await ask('/ready')]).toEqual([
    [200, 'ok'],
    [503, 'unavailable'],
  ]);
});
