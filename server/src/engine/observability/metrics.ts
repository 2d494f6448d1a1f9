import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ANYBODY, problems, textSchema } from '../endpoint/schema.ts';
import { jobStandings } from '../jobs/job-standings.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../store/database/connection.ts';
import type { Watch } from '../store/database/watched.ts';
import { timingSafeEqualText } from '../timing-safe-equal-text.ts';
import { readSomething } from '../lifecycle/routes.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly statement: Watch;
  /**
   * Records an answer in the metrics.
   * @param seconds from the first byte of the request to the last byte of the answer
   */
  readonly answer: (labels: { method: string; route: string; status: number }, seconds: number) => void;
}

/**
 * Upper bounds of the histogram buckets, in seconds. The smallest bounds fit cached answers. At the largest bound, most
 * clients no longer wait for the answer.
 */
const ANSWERS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENTS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWERS,
    registers,
  });
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time that a statement took, with its wait for a connection or a lock.',
    labelNames: ['kind'],
    buckets: STATEMENTS,
    registers,
  });
  return {
    registry,
    statement: (sql, ms) =>
      statements.observe({ kind: /^\s*(?:SELECT|WITH)\b/iu.test(sql) ? 'read' : 'write' }, ms / 1000),
    answer: (labels, seconds) => answers.observe(labels, seconds),
  };
}

/**
 * Registers `GET /metrics`. Some metrics, such as the number of waiting mails, are read from the database on each
 * request.
 * @param token token of `Authorization: Bearer …`; without it, the endpoint is public
 */
export function metricsRoute(
  app: FastifyInstance,
  { registry, answer }: Metrics,
  database: Database,
  token?: string,
): void {
  const registers = [registry];
  const up = new Gauge({ name: 'database_up', help: '1 while the database answers.', registers });
  const messages = new Gauge({
    name: 'outbox_messages',
    help: 'Mails and other messages by state: waiting, sent, given up.',
    labelNames: ['state'],
    registers,
  });
  const failures = new Gauge({
    name: 'job_failures',
    help: 'How often the job has failed since it last went well.',
    labelNames: ['job'],
    registers,
  });
  const ran = new Gauge({
    name: 'job_last_run_timestamp_seconds',
    help: 'When the job last began.',
    labelNames: ['job'],
    registers,
  });
  const failed = new Gauge({
    name: 'job_last_failure_timestamp_seconds',
    help: 'When a run of the job failed last.',
    labelNames: ['job'],
    registers,
  });

  async function read(): Promise<void> {
    for (const gauge of [messages, failures, ran, failed]) gauge.reset();
    try {
      await readSomething(database);
      const counts = await database.rows<{ state: string; n: number }>(
        `SELECT "state", count(*) AS n FROM "_outbox" WHERE "state" IS NOT NULL GROUP BY "state"`,
      );
      for (const { state, n } of counts) messages.set({ state: state.toLowerCase() }, Number(n));
      for (const job of await jobStandings(database)) {
        failures.set({ job: job.name }, job.failures);
        ran.set({ job: job.name }, job.ranAt.getTime() / 1000);
        if (job.failedAt) failed.set({ job: job.name }, job.failedAt.getTime() / 1000);
      }
      up.set(1);
    } catch {
      // If the database is unavailable, this metric becomes 0, but the response still contains all other metrics. They
      // are especially important then.
      up.set(0);
    }
  }

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    // A stream of events is open for an hour, which says nothing about the speed of the server.
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) answer({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  const schema = {
    operationId: 'getMetrics',
    summary: 'Figures of the process for Prometheus',
    tags: ['running'],
    security: ANYBODY,
    servers: [{ url: '/' }],
    response: {
      200: { description: 'In the format of Prometheus.', content: { 'text/plain': { schema: textSchema } } },
      ...problems(401),
    },
  };
  app.get('/metrics', { schema }, async ({ headers }, reply) => {
    if (token !== undefined && !timingSafeEqualText(headers.authorization ?? '', `Bearer ${token}`))
      throw new Problem(401, 'unauthorized');
    await read();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
