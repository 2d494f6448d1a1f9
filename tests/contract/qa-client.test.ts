import { openLibrary } from '@tuyen/server-mock/testing/library';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Qa, QaError, VerificationError } from '../../qa/src/index.ts';

const ENTRIES = 150;

let server: Awaited<ReturnType<typeof openLibrary>>;
let qa: Qa;
beforeAll(async () => {
  server = await openLibrary({
    qa: true,
    qaLimits: { journalEntries: ENTRIES, messages: 1, violations: 1 },
    openApi: () => ({
      openapi: '3.1.0',
      info: { title: 'Library', version: '1' },
      servers: [{ url: '/api/v1' }],
      paths: {},
      components: {},
    }),
  });
  qa = await connect(await server.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => server?.app.close());
beforeEach(async () => {
  await qa.contract.set('off');
  await qa.reset();
});

async function send(count: number, path = '/sent/other') {
  for (let index = 0; index < count; index += 1) await qa.fetch(path);
}
const errorOf = async (work: Promise<unknown>): Promise<QaError> => {
  const error = await work.catch((one: unknown) => one);
  if (error instanceof QaError) return error;
  throw new Error('It did not fail.');
};

describe('Errors of the QA client', () => {
  it('a QA client error tells whether the server may have received the request', async () => {
    await send(1, '/sent/once');
    const refused = await errorOf(qa.verify({ path: '/sent/never' }));
    expect(refused).toBeInstanceOf(VerificationError);
    expect([refused.status, refused.code, refused.details]).toEqual([422, 'not_verified', expect.any(Object)]);
    await send(ENTRIES);
    const unknown = await errorOf(qa.verify({ path: '/sent/once' }, { times: 0 }));
    expect(unknown).not.toBeInstanceOf(VerificationError);
    expect([unknown.status, unknown.code]).toEqual([409, 'journal_incomplete']);
    expect(unknown.details).toMatchObject({ dropped: expect.any(Number), since: expect.any(String), count: 0 });
    expect(unknown.message).toContain('TUYEN_QA_JOURNAL_ENTRIES');
    for (const read of [qa.journal.list({ path: '/sent/once' }), qa.journal.archive()])
      expect((await errorOf(read)).code).toBe('journal_incomplete');
    expect(await qa.journal.list({ path: '/sent/once', partial: true })).toEqual([]);
    expect(await qa.journal.archive({ partial: true })).toMatchObject({ log: { comment: expect.any(String) } });
  });

  it("a QA client error contains the error code and fields of the server's response", async () => {
    const refused = await errorOf(qa.faults.add({ point: 'fax', effect: {} }));
    expect(refused).toMatchObject({ status: 422, code: 'validation_failed', errors: { point: expect.any(String) } });
    expect(await errorOf(connect('http://127.0.0.1:1'))).toMatchObject({ status: 0, code: 'no_answer' });
    expect(await errorOf(qa.drop())).toMatchObject({ status: 0, code: 'default_namespace' });
    expect(await errorOf(connect(`${qa.address}/closed`))).toMatchObject({ status: 404, code: 'qa_closed' });
  });
});

it('the QA client lists the whole journal unless a limit is given', async () => {
  await send(120);
  expect(await qa.journal.list()).toHaveLength(120);
  expect(await qa.journal.list({ limit: 7 })).toHaveLength(7);
});

it('the QA client makes stubs of recorded requests and of HTTP archives', async () => {
  await qa.fetch('/sent/once');
  const [entry] = await qa.journal.list();
  const made = await qa.stubs.fromJournal(entry?.id ?? 0);
  expect(made).toMatchObject({ request: { method: 'GET', path: '/sent/once' }, answer: { status: 404 }, used: 0 });
  const request = { method: 'GET', url: 'https://api.example.com/imported' };
  const archive = { log: { entries: [{ request, response: { status: 203, headers: [], content: { text: 'a' } } }] } };
  expect(await qa.stubs.import(archive, 'https://api.example.com')).toMatchObject({ otherOrigins: 0, otherMethods: 0 });
  expect((await qa.fetch('/imported')).status).toBe(203);
});

it('the QA client fails to read the outbox if messages are missing', async () => {
  const mail = () =>
    server.engine.write.transaction({}, (tx) => tx.mail({ to: 'an@library.example', subject: 'a', text: 'a' }));
  await mail();
  expect(await qa.outbox.list()).toHaveLength(1);
  await mail();
  expect(await errorOf(qa.outbox.list())).toMatchObject({ code: 'outbox_incomplete', details: { dropped: 1 } });
  expect(await qa.outbox.list('an@library.example', { partial: true })).toHaveLength(1);
});

describe('Contract check of the QA client', () => {
  const stub = () => qa.stubs.add({ request: { path: '/health' }, count: 1, answer: { body: { status: 5 } } });

  it('the contract check passes only if every recorded response matches the API documentation', async () => {
    await qa.contract.set('journal');
    await qa.fetch('/health');
    await qa.contract.check();
    await stub();
    await qa.fetch('/health');
    // The journal keeps only the latest requests. These requests remove the first one from the journal, but the check
    // must still report the violation of the first one.
    await send(ENTRIES + 1);
    const error = await errorOf(qa.contract.check());
    expect([error.code, error.message]).toEqual(['contract_violations', expect.stringContaining('GET /health')]);
    await stub();
    await qa.fetch('/health');
    const more = await errorOf(qa.contract.check());
    expect([more.code, more.details['dropped']]).toEqual(['contract_violations', 1]);
    expect(more.message).toContain('and 1 older ones');
  });

  it('the contract check fails if some recorded responses were not checked', async () => {
    await qa.fetch('/health');
    expect(await errorOf(qa.contract.check())).toMatchObject({ status: 409, code: 'contract_incomplete' });
  });
});
