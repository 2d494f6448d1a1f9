import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Qa, QaError, VerificationError } from '../../qa/src/index.ts';
import { qaFixtures, type Scenario } from '../../qa/src/playwright.ts';
import { launchChromium } from '../support/chromium.ts';
import { projectRoot } from '../support/project-root.ts';
import { type RunningServer, startServer } from '../support/server-process.ts';

const MONTHS = '/api/v1/public/sale-months';

let server: RunningServer;
let browser: Browser;
let qa: Qa;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(projectRoot), launchChromium()]);
  qa = await connect(`${server.origin}/`);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(() => qa.reset());

describe('QA client', () => {
  it('the QA client creates, lists and removes stubs', async () => {
    const { id } = await qa.stubs.add({ request: { path: MONTHS }, answer: { status: 299 } });
    expect((await qa.fetch(MONTHS)).status).toBe(299);
    expect(await qa.stubs.list()).toMatchObject([{ id, used: 1 }]);
    await qa.stubs.remove(id);
    expect((await qa.fetch(MONTHS)).status).toBe(200);
    expect(await qa.journal.list({ path: MONTHS, limit: 1 })).toMatchObject([{ status: 200, stubs: [] }]);
  });

  it('the QA client moves the clock, reads the outbox and sets faults', async () => {
    await qa.clock.set('2026-07-01T08:00:00Z', true);
    await qa.clock.move({ days: 1 });
    expect((await qa.clock.now()).toISOString()).toBe('2026-07-02T08:00:00.000Z');
    await qa.clock.reset();
    expect(await qa.outbox.list('no-one@hopthu.example')).toEqual([]);
    expect(Object.keys(await qa.faults.points())).toContain('mail');
    const fault = await qa.faults.add({ point: 'mail', effect: { outcome: 'refused' } });
    expect(await qa.faults.list()).toMatchObject([{ id: fault.id, used: 0 }]);
  });

  it('the QA client explains how actual requests differ from the expected ones', async () => {
    await qa.fetch(`${MONTHS}?page=1`);
    expect(await qa.verify({ path: MONTHS }, { times: 1 })).toMatchObject({ verified: true, count: 1 });
    const error = await qa.verify({ path: MONTHS, query: { page: 2 } }).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(VerificationError);
    expect(String(error)).toContain('query.page: expected 2, found "1"');
  });

  it('a QA client error names the path of an invalid value, or the unreachable server', async () => {
    const error = await qa.faults.add({ point: 'fax', effect: {} }).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(QaError);
    expect(error).toMatchObject({ status: 422, errors: { point: expect.stringContaining('mail') } });
    await expect(connect('http://127.0.0.1:1')).rejects.toThrow('No server answers at http://127.0.0.1:1');
  });

  it('the QA client reports responses that deviate from the API documentation', async () => {
    await qa.contract.set('journal');
    await qa.fetch('/health');
    await qa.contract.check();
    await qa.stubs.add({ request: { path: '/health' }, count: 1, answer: { body: { status: 5 } } });
    await qa.fetch('/health');
    await expect(qa.contract.check()).rejects.toThrow('GET /health');
    await qa.contract.set('off');
  });
});

describe('Saved states of the QA server', () => {
  it('a state of the QA server can be named, captured, restored, written to a file and read', async () => {
    const own = await connect(server.origin, { namespace: 'states' });
    expect((await own.scenarios.list()).map(({ name }) => name)).toContain('card-lost');
    expect(await own.snapshots.take('start')).toMatchObject({ name: 'start' });
    const file = await own.state.export();
    const open = async () => {
      const counters = (await own.handbook()).resources.find(({ resource }) => resource === 'ticket-counters');
      return counters?.states.find(({ state }) => state === 'ACTIVE')?.count;
    };
    const atStart = await open();
    const close = async () => {
      expect(await own.scenarios.play('counter-closed')).toMatchObject([{ resource: 'ticket-counters' }]);
      expect(await open()).not.toBe(atStart);
    };
    await close();
    await own.snapshots.restore('start');
    expect(await open()).toBe(atStart);
    await close();
    await own.state.import(file);
    expect(await open()).toBe(atStart);
    await own.snapshots.remove('start');
    expect(await own.snapshots.list()).toEqual([]);
    await expect(own.scenarios.play('no-such-one')).rejects.toMatchObject({ status: 404 });
    await own.drop();
  });

  it('QA states leave no data behind after a reset', async () => {
    const own = await connect(server.origin, { namespace: 'left' });
    await own.stubs.add({ request: { path: MONTHS }, answer: { status: 299 } });
    await own.faults.add({ point: 'mail', effect: { outcome: 'refused' } });
    await own.fetch(MONTHS);
    await own.reset();
    expect([await own.stubs.list(), await own.faults.list(), await own.journal.list()]).toEqual([[], [], []]);
    await own.stubs.add({ request: { path: MONTHS }, answer: { status: 299 } });
    await own.drop();
    expect((await own.fetch(MONTHS)).status).toBe(200);
    await own.drop();
  });
});

describe('Playwright fixtures', () => {
  const soldOut: Scenario = {
    prepare: (own) => own.stubs.add({ request: { path: MONTHS }, answer: { body: ['2030-01'] } }),
  };

  it('the Playwright fixtures give each test a namespace, and all pages of the test use that namespace', async () => {
    const { qa: fixture } = qaFixtures(server.origin);
    const visit = async (testId: string, scenario?: Scenario) => {
      const context = await browser.newContext();
      let shown = '';
      const use = async (own: Qa) => {
        const page = await context.newPage();
        shown = (await (await page.goto(server.origin + MONTHS))?.text()) ?? '';
        await own.verify({ path: MONTHS }, { times: 1 });
      };
      await fixture({ context, namespace: undefined, scenario }, use, { testId, retry: 0 });
      await context.close();
      return shown;
    };
    const [stubbed, plain] = await Promise.all([visit('a b/1', soldOut), visit('c')]);
    expect(stubbed).toBe('["2030-01"]');
    expect(plain).not.toContain('2030-01');
    expect(await qa.journal.list({ path: MONTHS })).toEqual([]);
    expect(await qa.namespaces()).toEqual([]);
  });

  it('the Playwright fixtures bring the server into a scenario of the project', async () => {
    const { qa: fixture } = qaFixtures(server.origin);
    const context = await browser.newContext();
    const scenario = { name: 'gateway-down', parameters: { count: 3 } };
    const use = async (own: Qa) => {
      expect(await own.faults.list()).toMatchObject([{ point: 'payment-gateway', count: 3 }]);
    };
    await fixture({ context, namespace: undefined, scenario }, use, { testId: 'down', retry: 0 });
    const unknown = fixture({ context, namespace: undefined, scenario: 'no-such' }, use, { testId: 'no', retry: 0 });
    await expect(unknown).rejects.toThrow('404');
    await context.close();
    expect(await qa.namespaces()).toEqual([]);
  });
});

describe('Examples of the QA client', () => {
  const files = readdirSync(join(projectRoot, 'qa/examples')).filter((file) => file.endsWith('.ts'));

  it.each(files)('the QA client example %s runs and prints the expected output', async (file) => {
    const env = { ...process.env, SERVER: server.origin };
    const { stdout } = await promisify(execFile)('node', [join(projectRoot, 'qa/examples', file)], { env });
    expect(stdout).toMatch(/It tried three times|Closest:/u);
  });
});
