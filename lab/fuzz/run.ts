import { WAIT } from '../../tests/support/limits.ts';
import type { FuzzedServer } from './fuzzed-server.ts';
import { fuzzRequest, type RequestSource, type FuzzRequest } from './requests.ts';
import { Wire } from './wire.ts';
import { readFixtures, type FuzzFixtures } from './fixtures.ts';

export interface FuzzFinding {
  readonly index: number;
  readonly request: FuzzRequest;
  readonly before: string;
  readonly fault: string;
}

export interface Tally {
  readonly statuses: Map<number, number>;
  /**
   * Number of responses by kind of request, then by class of status (`4xx`). The numbers show whether enough requests
   * are valid, so that the server does not reject them at once.
   */
  readonly kinds: Map<string, Map<string, number>>;
  readonly findings: FuzzFinding[];
  /** Number of connections that ended without a response. Only requests that are not valid HTTP may cause this. */
  dropped: number;
}

/**
 * Number of requests between two resets of the server. A reset undoes what the requests wrote, and unlocks the accounts
 * that send them.
 */
const STRETCH = 500;
const LANES = 4;
export const MOST_FINDINGS = 25;

/** Sends the requests with the given numbers. Resets the server's data to the seed data before and after. */
export async function fuzz(
  server: FuzzedServer,
  source: RequestSource,
  resources: readonly string[],
  from: number,
  to: number,
  tally: Tally,
): Promise<void> {
  for (let at = from; at < to && server.alive && tally.findings.length < MOST_FINDINGS; at += STRETCH) {
    const fixtures = await readFixtures(server.origin, resources);
    let next = at;
    const end = Math.min(at + STRETCH, to);
    const take = () => (next < end ? next++ : undefined);
    await Promise.all(Array.from({ length: LANES }, (_, lane) => shoot(server, source, fixtures, lane, take, tally)));
    if (server.alive) await server.reset();
  }
  if (!server.alive) throw new Error(`The server is gone:\n${server.log()}\n${findingsText(tally.findings)}`);
}

async function shoot(
  server: FuzzedServer,
  source: RequestSource,
  fixtures: FuzzFixtures,
  lane: number,
  take: () => number | undefined,
  tally: Tally,
): Promise<void> {
  // Rate limits count requests by client address, so each connection has its own address.
  const from = process.platform === 'linux' ? `127.0.0.${2 + lane}` : undefined;
  let wire: Wire | undefined;
  let before = '';
  for (let index = take(); index !== undefined && server.alive; index = take()) {
    const request = fuzzRequest(index, source, fixtures);
    if (!wire || wire.over) {
      wire = await Wire.open(server.port, from);
      before = '';
    }
    const found = { index, request, before };
    try {
      if (!(await sent(wire, request, tally, (fault) => tally.findings.push({ ...found, fault })))) wire = undefined;
    } catch (error) {
      tally.findings.push({ ...found, fault: error instanceof Error ? error.message : String(error) });
      wire = undefined;
    }
    before = `, after #${index} ${request.kind}, ${request.operation} on the same connection`;
  }
  wire?.end();
}

/** Returns whether the connection can be reused for the next request. */
async function sent(wire: Wire, request: FuzzRequest, tally: Tally, report: (fault: string) => void): Promise<boolean> {
  wire.send(request.bytes);
  if (request.ending === 'close' || request.ending === 'reset') {
    wire.abort(request.ending === 'reset');
    return false;
  }
  if (request.ending === 'end') wire.end();
  let closing = false;
  for (const method of request.methods) {
    const answer = await within(wire.answer(method));
    if (!answer) {
      if (request.ownFault) tally.dropped += 1;
      // The server does not answer pipelined requests after a response with `Connection: close`.
      else if (!closing) report('The connection ended without an answer.');
      return false;
    }
    count(tally, request.kind, answer.status);
    if (answer.status >= 500) report(`${answer.status} ${answer.body.toString('utf8', 0, 500)}`);
    closing ||= answer.headers['connection'] === 'close';
  }
  return !closing && !request.ownFault;
}

async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${WAIT / 1000} s.`)), WAIT);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function count({ statuses, kinds }: Tally, kind: string, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const classes = kinds.get(kind) ?? new Map<string, number>();
  kinds.set(kind, classes);
  const group = `${Math.floor(status / 100)}xx`;
  classes.set(group, (classes.get(group) ?? 0) + 1);
}

export function findingsText(findings: readonly FuzzFinding[]): string {
  return findings
    .map(({ index, request, before, fault }) => {
      const bytes = request.bytes.toString('latin1');
      const shown = bytes.length > 1500 ? `${bytes.slice(0, 1500)}… (${bytes.length} bytes)` : bytes;
      return `#${index} ${request.kind}, ${request.operation}, as ${request.caller}, then ${request.ending}${before}\n  ${fault}\n  ${JSON.stringify(shown)}`;
    })
    .join('\n\n');
}
