import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANYBODY } from '../endpoint/schema.ts';
import { Problem, tooManyRequests } from '../problem.ts';
import { type Library, library, openLibrary } from '../testing/library.ts';

let server: Library;
beforeAll(async () => {
  const routes = { busy: new Problem(503, 'unavailable'), soon: new Problem(503, 'unavailable', {}, undefined, 60) };
  server = await openLibrary({
    domain: {
      ...library,
      routes(app) {
        for (const [path, problem] of Object.entries({ ...routes, often: tooManyRequests(900) })) {
          app.get(`/${path}`, { schema: { security: ANYBODY } }, () => Promise.reject(problem));
        }
      },
    },
  });
});
afterAll(() => server.app.close());

it.each([
  ['busy', 503, '5'],
  ['soon', 503, '60'],
  ['often', 429, '900'],
])('says with a refusal that passes when to try again: %s', async (path, status, seconds) => {
  const { status: answered, headers } = await server.anyone('GET', path);
  expect([answered, String(headers['retry-after'])]).toEqual([status, seconds]);
});

it('names no time where another try is of no use', async () => {
  expect((await server.anyone('GET', 'no-such-thing')).headers['retry-after']).toBeUndefined();
});
