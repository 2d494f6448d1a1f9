import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FuzzedServer, startFuzzedServer } from './fuzzed-server.ts';
import { type FuzzedDocument, operationsOf } from './operations.ts';
import { findingsText, fuzz, MOST_FINDINGS, type Tally } from './run.ts';
import type { RequestSource } from './requests.ts';

/*
 * FUZZ_SEED=7 sends other requests. FUZZ_FROM=1234 FUZZ_TO=1235 sends only the requests with these numbers, which a
 * failure reports.
 */
const seed = Number(process.env.FUZZ_SEED ?? 1);
const from = Number(process.env.FUZZ_FROM ?? 0);
const to = Number(process.env.FUZZ_TO ?? 20_000);
/** Number of requests between two measurements of memory. */
const STEP = 2000;
/** Maximum growth of memory during the whole run, in MB. */
const MOST_GROWTH = 20;

let server: FuzzedServer;
let source: RequestSource;
let resources: readonly string[];
const tally: Tally = { statuses: new Map(), kinds: new Map(), findings: [], dropped: 0 };

beforeAll(async () => {
  server = await startFuzzedServer();
  const document = (await (await fetch(`${server.origin}/docs/json`)).json()) as FuzzedDocument;
  source = { seed, operations: operationsOf(document, await server.routes()), schemas: document.components.schemas };
  // Selects the paths of lists, such as `/books`. The paths of exports have the parameter `filter` too, but are longer.
  resources = Object.entries(document.paths).flatMap(([path, { get }]) =>
    /^\/[^/]+$/.test(path) && get?.parameters?.some(({ name }) => name === 'filter') ? [path.slice(1)] : [],
  );
});
afterAll(() => server?.stop());

describe(`Random requests ${from} to ${to} of seed ${seed} to all server routes`, () => {
  it('all random requests get a response without a server error, and leak no memory', async () => {
    const readings: NodeJS.MemoryUsage[] = [];
    for (let at = from; at < to && tally.findings.length < MOST_FINDINGS; at += STEP) {
      await fuzz(server, source, resources, at, Math.min(at + STEP, to), tally);
      readings.push(await server.memory());
    }
    console.log(report(readings));
    const stacks = tally.findings.length > 0 ? server.stacks() : [];
    expect([findingsText(tally.findings), ...stacks].join('\n\n')).toBe('');
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
    const [first, last] = [readings[0], readings.at(-1)];
    // Checks both the memory in use and the resident memory, because either can grow without the other.
    expect(megabytes(inUse(last)) - megabytes(inUse(first))).toBeLessThanOrEqual(MOST_GROWTH);
    expect(megabytes(last?.rss) - megabytes(first?.rss)).toBeLessThanOrEqual(MOST_GROWTH);
  });
});

const inUse = (reading: NodeJS.MemoryUsage | undefined): number | undefined =>
  reading && reading.heapUsed + reading.external;
const megabytes = (bytes = Number.NaN): number => bytes / 1024 ** 2;

function report(readings: readonly NodeJS.MemoryUsage[]): string {
  const statuses = [...tally.statuses].toSorted(([one], [other]) => one - other);
  const kinds = [...tally.kinds].map(
    ([kind, classes]) => `  ${kind}: ${[...classes].map((pair) => pair.join(' ')).join(', ')}`,
  );
  return [
    `Seed ${seed}: ${source.operations.length} operations; answers ${statuses.map((pair) => pair.join(' × ')).join(', ')}`,
    ...kinds,
    `  ended without an answer, by requests that are not valid HTTP: ${tally.dropped}`,
    `  memory after each ${STEP} requests, resident, heap, used of the heap, and outside of it, in MB:`,
    ...readings.map(
      (one) =>
        `    ${[one.rss, one.heapTotal, one.heapUsed, one.external].map((size) => megabytes(size).toFixed(1)).join(' · ')}`,
    ),
  ].join('\n');
}
