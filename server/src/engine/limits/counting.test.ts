import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../problem.ts';
import { countSignIn, forgetSignIns } from '../identity/sign-in/sign-in-attempts.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { type Counter, counterName, type Limits, openLimits } from './limits.ts';

let library: Library;
let now = 1_000_000;
const clock = { now: () => new Date(now) };
let limits: Limits;
beforeAll(async () => {
  library = await openLibrary({ seed: false });
  limits = openLimits(library.engine.records.database, clock, true);
});
afterAll(() => library.app.close());

const take = (...counters: readonly Counter[]) =>
  limits.take(counters).then(
    () => 0,
    (error: Problem) => {
      expect([error.status, error.code, error.retryAfter]).toEqual([429, 'too_many_requests', error.params['seconds']]);
      return error.retryAfter;
    },
  );
const counter = (name: string, requests = 2, seconds = 60): Counter => ({ name, requests, seconds });

describe('Rate limit counter', () => {
  it('a rate limit counter allows its number of requests until the time window ends', async () => {
    now = 1_000_000;
    expect([await take(counter('a')), await take(counter('a')), await take(counter('a'))]).toEqual([0, 0, 60]);
    now += 59_001;
    expect(await take(counter('a'))).toBe(1);
    now += 998;
    expect(await take(counter('a'))).toBe(1);
    now += 1;
    expect([await take(counter('a')), await take(counter('a')), await take(counter('a'))]).toEqual([0, 0, 60]);
  });

  it('a rate limit counter starts again after the clock is set back', async () => {
    now = 2_000_000;
    expect([await take(counter('b', 1)), await take(counter('b', 1))]).toEqual([0, 60]);
    now -= 1;
    expect([await take(counter('b', 1)), await take(counter('b', 1))]).toEqual([0, 60]);
  });

  it('a request rejected by one rate limit counter is not counted by the next counters', async () => {
    expect(await take(counter('c', 0), counter('d', 1))).toBe(60);
    expect(await take(counter('d', 1))).toBe(0);
    expect(await take()).toBe(0);
  });

  it('a rate limit counter gives back at most as many requests as it counted, and can be cleared', async () => {
    await take(counter('e', 1));
    await limits.refund([counter('e', 1)]);
    await limits.refund([counter('e', 1)]);
    await limits.refund([]);
    expect([await take(counter('e', 1)), await take(counter('e', 1))]).toEqual([0, 60]);
    await limits.clear(['e', 'f']);
    expect(await take(counter('e', 1))).toBe(0);
  });

  it('a rate limit counter counts nothing if limits are disabled', async () => {
    const off = openLimits(library.engine.records.database, clock, false);
    await take(counter('g', 1));
    await off.take([counter('g', 0)]);
    await off.refund([counter('g')]);
    await off.clear(['g']);
    expect(await take(counter('g', 1))).toBe(60);
  });
});

it('the stored name of a rate limit counter is short and does not reveal addresses or accounts', () => {
  const name = counterName('login', '192.168.1.20', 'ann');
  expect(name).toMatch(/^login:[\w-]{22}$/u);
  expect(counterName('login', '192.168.1.20', 'ann')).toBe(name);
  expect(counterName('login', '192.168.1.20ann')).not.toBe(name);
  expect(counterName('login', 'ann', '192.168.1.20')).not.toBe(name);
});

describe('Rate limit of a route', () => {
  const rule = { name: 'ask', requests: 1, seconds: 3600 };

  it('a rate limit of a route cannot have a time window of more than an hour', () => {
    expect(() => limits.limit(rule)).not.toThrow();
    expect(() => limits.limit({ ...rule, seconds: 3601 })).toThrow(
      'limit "ask" has a window of more than 3600 seconds',
    );
  });

  it.each([
    ['each address', {}, [0, 0, 429, 0]],
    ['what its key says, at each address', { key: (): string => 'same' }, [0, 0, 429, 0]],
    ['what its key says, wherever it comes from', { key: (): string => 'same', everywhere: true }, [0, 429, 429, 429]],
    ['nothing where there is no key', { key: (): string | undefined => undefined }, [0, 0, 0, 0]],
  ])('the rate limit of a route counts requests by address or by key: %s', async (what, more, expected) => {
    const fresh = openLimits(library.engine.records.database, clock, true);
    const check = fresh.limit({ ...rule, name: what, ...more });
    const answers: number[] = [];
    for (const ip of ['10.0.0.1', '10.0.0.2', '10.0.0.1', '10.0.0.3']) answers.push(await statusOf(check, ip));
    expect(answers).toEqual(expected);
  });

  async function statusOf(check: ReturnType<Limits['limit']>, ip: string): Promise<number> {
    const app = fastify();
    let status = 0;
    app.get('/', async (request, reply) => {
      await check(request, reply).catch((error: Problem) => (status = error.status));
      return {};
    });
    await app.inject({ url: '/', remoteAddress: ip });
    await app.close();
    return status;
  }
});

describe('Counting of sign-in attempts', () => {
  function recorder() {
    const done: unknown[] = [];
    const rules = (counters: readonly Counter[]) =>
      counters.map(({ name, requests, seconds }) => [name.split(':')[0], requests, seconds].join(' '));
    const names: string[] = [];
    const recording: Limits = {
      limit: limits.limit,
      take: async (counters) => {
        names.push(...counters.map(({ name }) => name));
        done.push(['take', ...rules(counters)]);
      },
      refund: async (counters) => void done.push(['refund', ...rules(counters)]),
      clear: async (cleared) => void done.push(['clear', ...cleared.map((name) => name.split(':')[0])]),
    };
    return { recording, done, names };
  }
  const ADDRESS = 'login-address 50 900';
  const HERE = 'login-here 10 900';
  const ACCOUNT = 'login-account 100 900';
  const request = { ip: '10.0.0.1' };

  it('a sign-in attempt counts for the client address, for the account, and for both together, until a sign-in succeeds', async () => {
    const { recording, done } = recorder();
    const attempt = await countSignIn(recording, request, { typed: 'ann', user: undefined });
    await attempt.succeeded();
    expect(done).toEqual([
      ['take', ADDRESS, HERE, ACCOUNT],
      ['refund', ADDRESS, ACCOUNT],
      ['clear', 'login-here'],
    ]);
  });

  it('a sign-in attempt does not count if the password was not checked', async () => {
    const { recording, done } = recorder();
    await (await countSignIn(recording, request, { typed: 'ann', user: undefined })).notChecked();
    expect(done.slice(1)).toEqual([['refund', ADDRESS, HERE, ACCOUNT]]);
  });

  it('sign-in attempts count together for all sign-in names of an account and all spellings of unknown names', async () => {
    const { recording, names } = recorder();
    const count = (typed: string, user?: { id: string }) => countSignIn(recording, request, { typed, user });
    for (const typed of ['ann', 'ann@library.example']) await count(typed, { id: 'u1' });
    expect(names.slice(0, 3)).toEqual(names.slice(3));
    names.length = 0;
    for (const typed of ['Đọc', 'đọc'.normalize('NFD')]) await count(typed);
    expect(names.slice(0, 3)).toEqual(names.slice(3));
    names.length = 0;
    await count('ann');
    await count('bo');
    expect(names[0]).toBe(names[3]);
    expect(names[1]).not.toBe(names[4]);
    expect(names[2]).not.toBe(names[5]);
  });

  it('the sign-in counters of an account are cleared after a new password is set', async () => {
    const { recording, done, names } = recorder();
    await countSignIn(recording, request, { typed: 'ann', user: { id: 'u1' } });
    const cleared: string[] = [];
    await forgetSignIns({ ...recording, clear: async (all) => void cleared.push(...all) }, 'u1');
    expect(done).toHaveLength(1);
    expect(cleared).toEqual([names[2]]);
  });
});
