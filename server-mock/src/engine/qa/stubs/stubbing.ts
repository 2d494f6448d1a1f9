import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, Row } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { isControl, type Recording } from '../journal/recording.ts';
import { withoutValueAt, withValueAt } from '../matching/json-path.ts';
import { pathParameters } from '../matching/path-pattern.ts';
import { receivedRequest } from '../matching/received.ts';
import { matchesRequest, type ReceivedRequest } from '../matching/request-match.ts';
import { namespaceOf } from '../namespace-of.ts';
import { wholeOf } from '../whole-of.ts';
import { wait } from './delay.ts';
import type { Active, Rules } from './rules.ts';
import type { Stub } from './stub.ts';
import { fillTemplate } from './template.ts';

/** Lets stubs answer, delay, change and damage. To be called before the routes are registered. */
export function applyStubs(app: FastifyInstance, stubs: Rules<Stub>, recording: Recording, clock: Clock): void {
  const applied = new WeakMap<FastifyRequest, Stub>();

  app.addHook('preValidation', async (request, reply) => {
    if (stubs.empty || isControl(request)) return;
    const received = receivedRequest(request);
    const active = stubs.take(namespaceOf(request), (stub) => matchesRequest(stub.request, received));
    if (!active) return;
    const { rule: stub, random } = active;
    recording.noteStub(request, stub.id);
    await wait(stub.delay, random);
    if (stub.damage === 'reset' || stub.damage === 'empty')
      return endConnection(stub.damage, request, reply, recording);
    // What is changed has to be read, so it is not compressed.
    delete request.headers['accept-encoding'];
    applied.set(request, stub);
    if (stub.problem) throw problemOf(stub.problem);
    if (stub.answer) return sendAnswer(active, received, reply, clock);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const stub = applied.get(request);
    if (!stub) return payload;
    applied.delete(request);
    const { patch, damage, slow } = stub;
    if (patch?.status !== undefined) reply.code(patch.status);
    if (patch?.headers) reply.headers(textsOf(patch.headers));
    if (!patch?.set && !patch?.remove && !damage && !slow) return payload;
    const bytes = patch ? patched(await wholeOf(payload), patch) : await wholeOf(payload);
    reply.removeHeader('content-length');
    if (damage === 'malformed')
      return Buffer.concat([bytes.subarray(0, Math.ceil(bytes.length / 2)), Buffer.from(',}')]);
    if (damage === 'truncated') return truncated(bytes, request, reply);
    return slow ? Readable.from(inParts(bytes, slow)) : bytes;
  });
}

function endConnection(
  damage: 'reset' | 'empty',
  request: FastifyRequest,
  reply: FastifyReply,
  recording: Recording,
): FastifyReply {
  recording.unanswered(request, reply);
  void reply.hijack();
  const { socket } = request.raw;
  if (damage === 'reset' && 'resetAndDestroy' in socket) socket.resetAndDestroy();
  else socket.destroy();
  return reply;
}

function problemOf({ status, code, params = {}, errors, retryAfter }: NonNullable<Stub['problem']>): Problem {
  const named = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' ? value : String(value),
    ]),
  );
  const coded =
    errors && Object.fromEntries(Object.entries(errors).map(([place, one]) => [place, { code: String(one) }]));
  return new Problem(status, code, named, coded, retryAfter);
}

function sendAnswer(
  { rule, used }: Active<Stub>,
  received: ReceivedRequest,
  reply: FastifyReply,
  clock: Clock,
): FastifyReply {
  const { status = 200, headers = {}, body } = rule.answer ?? {};
  const path = rule.request.path === undefined ? {} : (pathParameters(rule.request.path, received.path) ?? {});
  const values = { request: { ...received, path }, now: clock.now().toISOString(), count: used };
  const filled = fillTemplate(body, values);
  void reply.code(status);
  if (typeof filled !== 'string') void reply.type('application/json; charset=utf-8');
  else void reply.type('text/plain; charset=utf-8');
  void reply.headers(textsOf(headers));
  return reply.send(body === undefined ? undefined : typeof filled === 'string' ? filled : JSON.stringify(filled));
}

const textsOf = (headers: Readonly<Row>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** An answer that is no JSON stays as it is. */
function patched(bytes: Buffer, { set = {}, remove = [] }: NonNullable<Stub['patch']>): Buffer {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    return bytes;
  }
  for (const [path, one] of Object.entries(set)) value = withValueAt(value, path, one);
  for (const path of remove) value = withoutValueAt(value, path);
  return Buffer.from(JSON.stringify(value));
}

/** Half of what the headers announce; then the connection ends. */
function truncated(bytes: Buffer, request: FastifyRequest, reply: FastifyReply): Readable {
  void reply.header('content-length', bytes.length);
  return Readable.from(
    (async function* () {
      yield bytes.subarray(0, Math.ceil(bytes.length / 2));
      // Once the first half has left.
      await sleep(20);
      request.raw.socket.destroy();
    })(),
  );
}

async function* inParts(bytes: Buffer, { parts, milliseconds }: NonNullable<Stub['slow']>): AsyncGenerator<Buffer> {
  const size = Math.ceil(bytes.length / parts);
  for (let from = 0; from < bytes.length; from += size) {
    if (from > 0) await sleep(milliseconds / parts);
    yield bytes.subarray(from, from + size);
  }
}
