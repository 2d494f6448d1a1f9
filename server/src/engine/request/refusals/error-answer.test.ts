import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANYBODY } from '../../endpoint/schema.ts';
import { Problem, tooManyRequests } from '../../problem.ts';
import { StorageFullError, UnavailableError, UnstorableError } from '../../store/database/failures.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { asProblem, errorAnswer } from './error-answer.ts';

let server: Library;
beforeAll(async () => {
  const routes = { busy: new Problem(503, 'unavailable'), soon: new Problem(503, 'unavailable', {}, undefined, 60) };
  server = await openLibrary({
    domain: {
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
])('the response to a temporary error has a Retry-After header: %s', async (path, status, seconds) => {
  const { status: answered, headers } = await server.anyone('GET', path);
  expect([answered, String(headers['retry-after'])]).toEqual([status, seconds]);
});

it.each([
  [400, 'errors.bad_body'],
  [401, 'errors.unauthorized'],
  [403, 'errors.not_permitted'],
  [404, 'errors.not_found'],
  [409, 'errors.bad_body'],
  [422, 'errors.validation_failed'],
  [500, 'errors.internal'],
  [503, 'errors.internal'],
])('an error with an unknown code gets the message of its HTTP status: %s', (status, key) => {
  const { texts, model } = server.engine;
  const answer = errorAnswer(new Problem(status, 'no_such_code'), 'en', texts, model);
  expect(answer).toEqual({ statusCode: status, code: 'no_such_code', message: texts('en', key) });
});

it.each([
  [new UnavailableError('database'), 503, 'unavailable'],
  [new StorageFullError('database'), 507, 'storage_full'],
  [new UnstorableError('database'), 422, 'not_storable'],
  [{ statusCode: 413 }, 413, 'body_too_large'],
  [{ statusCode: 415 }, 415, 'bad_body'],
  [{ statusCode: 400 }, 400, 'bad_body'],
  [{ statusCode: 499 }, 499, 'bad_body'],
  [{ statusCode: 399 }, 500, 'internal'],
  [{ statusCode: 500 }, 500, 'internal'],
  [{ statusCode: 'none' }, 500, 'internal'],
  [new Error('a secret of ours'), 500, 'internal'],
])('an error is answered with its own valid HTTP status, or otherwise with 500: %s', (error, status, code) => {
  const problem = asProblem(error);
  expect(problem).toMatchObject({ status, code });
  expect(JSON.stringify(problem)).not.toContain('secret');
});

it('the response to a permanent error has no Retry-After header', async () => {
  expect((await server.anyone('GET', 'no-such-thing')).headers['retry-after']).toBeUndefined();
});
