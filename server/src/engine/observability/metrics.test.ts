import { expect, it } from 'vitest';
import { openMetrics } from './metrics.ts';
import { logSlow } from './slow-statements.ts';

async function samples(
  name: string,
  note: (metrics: ReturnType<typeof openMetrics>) => void,
): Promise<readonly string[]> {
  const metrics = openMetrics();
  note(metrics);
  const text = await metrics.registry.getSingleMetricAsString(name);
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

it('the metrics count database reads and database writes, and sum their duration in seconds', async () => {
  const lines = await samples('database_statement_duration_seconds', ({ statement }) => {
    statement('SELECT 1', 20);
    statement('\n  with x as (select 1) select 2', 30);
    statement('SELECTED', 4);
    statement('INSERT INTO "books" SELECT 1', 6);
  });
  expect(lines.filter((line) => !line.includes('_bucket'))).toEqual([
    'database_statement_duration_seconds_sum{kind="read"} 0.05',
    'database_statement_duration_seconds_count{kind="read"} 2',
    'database_statement_duration_seconds_sum{kind="write"} 0.01',
    'database_statement_duration_seconds_count{kind="write"} 2',
  ]);
  const bounds = lines
    .filter((line) => line.includes('kind="read"'))
    .flatMap((line) => /le="([^"]+)"/u.exec(line)?.[1] ?? []);
  expect(bounds).toEqual(['0.0001', '0.0005', '0.001', '0.005', '0.01', '0.05', '0.1', '0.5', '1', '5', '+Inf']);
});

it('the metrics count HTTP answers by route', async () => {
  const lines = await samples('http_request_duration_seconds', ({ answer }) =>
    answer({ method: 'GET', route: '/books', status: 200 }, 0.3),
  );
  expect(lines.filter((line) => !line.includes('_bucket'))).toEqual([
    'http_request_duration_seconds_sum{method="GET",route="/books",status="200"} 0.3',
    'http_request_duration_seconds_count{method="GET",route="/books",status="200"} 1',
  ]);
  const bounds = lines.flatMap((line) => /le="([^"]+)"/u.exec(line)?.[1] ?? []);
  expect(bounds).toEqual([
    '0.002',
    '0.005',
    '0.01',
    '0.025',
    '0.05',
    '0.1',
    '0.25',
    '0.5',
    '1',
    '2.5',
    '5',
    '10',
    '+Inf',
  ]);
});

it('slow database statements are logged on one line and truncated', () => {
  const logged: unknown[] = [];
  const log = { warn: (...said: readonly unknown[]) => logged.push(said) };
  const watch = logSlow(log, 100);
  watch('SELECT 1', 99.9);
  watch('SELECT\n  1', 100);
  watch('x'.repeat(2001), 100.6);
  expect(logged).toEqual([
    [{ ms: 100, sql: 'SELECT 1' }, 'slow statement'],
    [{ ms: 101, sql: 'x'.repeat(2000) }, 'slow statement'],
  ]);
});
