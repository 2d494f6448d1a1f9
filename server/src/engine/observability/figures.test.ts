import { afterAll, beforeAll, expect, it } from 'vitest';
import { openJobs } from '../jobs/jobs.ts';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

let library: Library;
beforeAll(async () => {
  const jobs = [{ name: 'faulty', every: 60, run: () => Promise.reject(new Error('as always')) }];
  library = await openLibrary({
    domain: { jobs },
    metrics: { token: 'secret' },
    openApi: () => ({ openapi: '3.1.0', info: { title: 'Library', version: '1' }, paths: {}, components: {} }),
  });
});
afterAll(() => library.app.close());

const metrics = async () =>
  (await library.app.inject({ url: '/metrics', headers: { authorization: 'Bearer secret' } })).body;
const figures = async (name: string) =>
  (await metrics()).split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'));

it('the metrics count outbox messages by state', async () => {
  expect(await figures('outbox_messages')).toEqual([]);
  await library.engine.write.transaction({}, async (tx) => {
    await tx.mail({ to: 'a@b.example', subject: 'a', text: 'a' });
    await tx.mail({ to: 'a@b.example', subject: 'b', text: 'b' });
  });
  expect(await figures('outbox_messages')).toEqual(['outbox_messages{state="waiting"} 2']);
  await library.engine.records.database.run(`UPDATE "_outbox" SET "state" = 'SENT'`);
  expect(await figures('outbox_messages')).toEqual(['outbox_messages{state="sent"} 2']);
});

it('the metrics report the failures and the last run of each job', async () => {
  await openJobs(library.engine).runDue();
  const seconds = ANCHOR.getTime() / 1000;
  expect(await figures('job_failures')).toEqual([
    'job_failures{job="faulty"} 1',
    'job_failures{job="housekeeping"} 0',
    'job_failures{job="inbox"} 0',
    'job_failures{job="report-mails"} 0',
  ]);
  expect(await figures('job_last_run_timestamp_seconds')).toEqual([
    `job_last_run_timestamp_seconds{job="faulty"} ${seconds}`,
    `job_last_run_timestamp_seconds{job="housekeeping"} ${seconds}`,
    `job_last_run_timestamp_seconds{job="inbox"} ${seconds}`,
    `job_last_run_timestamp_seconds{job="report-mails"} ${seconds}`,
  ]);
  expect(await figures('job_last_failure_timestamp_seconds')).toEqual([
    `job_last_failure_timestamp_seconds{job="faulty"} ${seconds}`,
  ]);
});

it('the content type of /metrics is the content type in the OpenAPI document', async () => {
  const { headers } = await library.app.inject({ url: '/metrics', headers: { authorization: 'Bearer secret' } });
  const [type] = String(headers['content-type']).split(';');
  const paths: Record<string, { get: { responses: Record<string, { content: object }> } }> = (
    await library.app.inject('/docs/json')
  ).json().paths;
  expect(Object.keys(paths['/metrics']?.get.responses['200']?.content ?? {})).toEqual([type]);
});

it('the metrics count a request that matches no route under the route name "none"', async () => {
  await library.app.inject('/nowhere');
  expect(await figures('http_request_duration_seconds_count{method="GET",route="none"')).toEqual([
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
  ]);
});

it('/health reports a server that is shutting down as alive, and /ready as not ready', async () => {
  const states = async () => {
    const [health, ready] = [await library.app.inject('/health'), await library.app.inject('/ready')];
    return [health.json(), ready.statusCode === 200 ? ready.json() : [ready.statusCode, ready.json().code]];
  };
  const ok = { status: 'ok' };
  expect(await states()).toEqual([ok, ok]);
  library.app.isEnding = true;
  expect(await states()).toEqual([ok, [503, 'unavailable']]);
});
