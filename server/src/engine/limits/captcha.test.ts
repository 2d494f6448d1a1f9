import type { Challenge } from 'altcha-lib';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Problem } from '../problem.ts';
import { solvedCaptcha } from '@tuyen/server-mock/testing/captcha';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { type Challenges, openCaptcha } from './captcha.ts';

const START = Date.parse('2026-03-16T02:00:00Z');
let now = START;
let library: Library;
let captcha: Challenges;
const app = fastify();
beforeAll(async () => {
  library = await openLibrary({ seed: false });
  captcha = open('secret');
  app.get('/', async (request) =>
    captcha.check(request).then(
      () => ({ passed: true }),
      ({ status, code, params, errors }: Problem) => ({ status, code, params, errors }),
    ),
  );
});
afterAll(() => Promise.all([library.app.close(), app.close()]));
beforeEach(() => {
  now = START;
});

function open(secret: string): Challenges {
  const clock = { now: () => new Date(now) };
  return openCaptcha(library.engine.records.database, clock, secret, { rounds: 10, tries: 2 });
}
const solved = async (by = captcha) => solvedCaptcha((await by.challenge()) as Challenge);
const sent = async (token: string | undefined) =>
  (await app.inject({ url: '/', headers: token === undefined ? {} : { 'x-token-captcha': token } })).json();
const PASSED = { passed: true };
const REFUSED = {
  status: 422,
  code: 'captcha_invalid',
  params: {},
  errors: { captcha_token: { code: 'captcha_invalid' } },
};

it('a solved captcha challenge is accepted only once', async () => {
  const token = await solved();
  expect(await sent(token)).toEqual(PASSED);
  expect(await sent(token)).toEqual(REFUSED);
  expect(await sent(await solved())).toEqual(PASSED);
});

it('a captcha challenge expires after ten minutes of the server clock', async () => {
  const [late, inTime, early] = [await solved(), await solved(), await solved()];
  now = START + 600_000;
  expect(await sent(late)).toEqual(REFUSED);
  now -= 1;
  expect(await sent(inTime)).toEqual(PASSED);
  now = START - 1;
  expect(await sent(early)).toEqual(REFUSED);
});

it('a captcha challenge from another server is rejected', async () => {
  expect(await sent(await solved(open('other')))).toEqual(REFUSED);
});

it('a captcha answer other than a solved challenge is rejected', async () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const { challenge, solution } = JSON.parse(Buffer.from(await solved(), 'base64').toString()) as Record<
    string,
    object
  >;
  const wrong = [
    undefined,
    'x',
    base64(null),
    base64({}),
    base64({ challenge }),
    base64({ solution }),
    base64({ challenge: { ...challenge, signature: undefined }, solution }),
    base64({ challenge: { ...challenge, parameters: undefined }, solution }),
    base64({ challenge: { ...challenge, signature: 'x' }, solution }),
    base64({ challenge, solution: { ...solution, counter: -1, derivedKey: '00' } }),
    base64({ challenge, solution, more: 'x'.repeat(10_000) }),
  ];
  for (const token of wrong) expect(await sent(token), token?.slice(0, 80)).toEqual(REFUSED);
  expect(await sent(base64({ challenge, solution, more: 'x' }))).toEqual(PASSED);
});
