import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { objectOrEmpty } from '@tuyen/server/extension';
import { Problem } from '@tuyen/server/domain';
import type { Controlled } from '../controlled.ts';
import { isControl, type Recording } from '../journal/recording.ts';
import { withoutValueAt, withValueAt } from '../matching/change-path.ts';
import { receivedRequest } from '../matching/received.ts';
import { matchesRequest, type ReceivedRequest } from '../matching/request-match.ts';
import { namespaceOf } from '../../namespaces/namespace-of.ts';
import { wholeOf } from '../whole-of.ts';
import { sendCallback } from './callback.ts';
import { millisecondsOf, wait } from './delay.ts';
import { filledHeaders } from './headers.ts';
import type { Active, Rules } from './rules.ts';
import { type StubAnswer, type Damage, endsConnection, type Patch, type Stub, type StubProblem } from './stub.ts';
import type { TemplateValues } from './template.ts';

const GARBAGE = 64;

/** Lets stubs answer, delay, change and damage answers. Call before the routes are registered. */
export function applyStubs(
  app: FastifyInstance,
  stubs: Rules<Stub>,
  recording: Recording,
  { clock, formats, later }: Pick<Controlled, 'clock' | 'formats' | 'later'>,
): void {
  const applied = new WeakMap<FastifyRequest, { readonly stub: Stub; readonly values: TemplateValues }>();
  const callbacks = new WeakMap<FastifyRequest, () => void>();

  app.addHook('preValidation', async (request, reply) => {
    if (stubs.empty || isControl(request)) return;
    const received = receivedRequest(request);
    const active = stubs.take(namespaceOf(request), (stub) => matchesRequest(stub.request, received));
    if (!active) return;
    const { rule: stub, random } = active;
    recording.noteStub(request, stub.id);
    const values = valuesOf(active, received, { now: clock.now(), zone: formats.zone });
    const { callback } = stub;
    if (callback) {
      callbacks.set(request, () =>
        later(millisecondsOf(callback.delay, random), () => sendCallback(app, request, callback, values)),
      );
    }
    await wait(stub.delay, random);
    if (stub.damage && endsConnection(stub.damage)) return endConnection(stub.damage, request, reply, recording);
    // A changed answer must be readable, so disable compression.
    delete request.headers['accept-encoding'];
    applied.set(request, { stub, values });
    if (stub.problem) throw problemOf(stub.problem, values);
    if (stub.answer) return sendAnswer(stub.answer, values, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const found = applied.get(request);
    if (!found) return payload;
    applied.delete(request);
    const { values, stub } = found;
    const { patch, damage, slow } = stub;
    if (patch?.status !== undefined) reply.code(patch.status);
    if (patch) reply.headers(filledHeaders(patch.headers, values));
    const changes = patch !== undefined && patch.set.length + patch.remove.length > 0;
    if (!changes && !damage && !slow) return payload;
    const bytes = changes ? patched(await wholeOf(payload), patch, values) : await wholeOf(payload);
    reply.removeHeader('content-length');
    const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
    const sent = { malformed: Buffer.concat([half, Buffer.from(',}')]), truncated: half };
    const rest = damage === 'malformed' || damage === 'truncated' ? sent[damage] : bytes;
    if (damage === 'truncated') {
      void reply.header('content-length', bytes.length);
      return Readable.from(breakingOff(slow ? inParts(rest, slow) : [rest], request));
    }
    return slow ? Readable.from(inParts(rest, slow)) : rest;
  });

  app.addHook('onResponse', (request, _reply, done) => {
    callbacks.get(request)?.();
    done();
  });
}

function endConnection(
  damage: Damage,
  request: FastifyRequest,
  reply: FastifyReply,
  recording: Recording,
): FastifyReply {
  recording.unanswered(request, reply);
  void reply.hijack();
  const { socket } = request.raw;
  if (damage === 'reset' && 'resetAndDestroy' in socket) socket.resetAndDestroy();
  else if (damage === 'garbage') socket.end(randomBytes(GARBAGE));
  else socket.destroy();
  return reply;
}

function problemOf({ status, code, params, errors, retryAfter }: StubProblem, values: TemplateValues): Problem {
  const named = Object.fromEntries(
    Object.entries(objectOrEmpty(params(values))).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' ? value : String(value),
    ]),
  );
  const coded =
    errors && Object.fromEntries(Object.entries(errors).map(([place, one]) => [place, { code: String(one) }]));
  return new Problem(status, code, named, coded, retryAfter);
}

function valuesOf(
  { rule, used }: Active<Stub>,
  received: ReceivedRequest,
  clock: TemplateValues['clock'],
): TemplateValues {
  const path = rule.request.path?.parametersOf(received.path) ?? {};
  return { request: { ...received, path }, clock, count: used };
}

function sendAnswer({ status, headers, body }: StubAnswer, values: TemplateValues, reply: FastifyReply): FastifyReply {
  const filled = body(values);
  void reply.code(status).type(typeOf(filled));
  void reply.headers(filledHeaders(headers, values));
  if (filled === undefined) return reply.send();
  return reply.send(typeof filled === 'string' || Buffer.isBuffer(filled) ? filled : JSON.stringify(filled));
}

function typeOf(body: unknown): string {
  if (Buffer.isBuffer(body)) return 'application/octet-stream';
  return typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
}

function patched(bytes: Buffer, { set, remove }: Patch, values: TemplateValues): Buffer {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    return bytes;
  }
  for (const one of set) value = withValueAt(value, one.path, one.value(values));
  for (const path of remove) value = withoutValueAt(value, path);
  return Buffer.from(JSON.stringify(value));
}

async function* breakingOff(parts: AsyncIterable<Buffer> | Iterable<Buffer>, request: FastifyRequest) {
  yield* parts;
  // Give the socket time to send the parts before the connection is destroyed.
  await sleep(20);
  request.raw.socket.destroy();
}

/**
 * Yields the bytes of an answer in parts, with pauses. The last part is sent at the end of the full time, however few
 * bytes there are.
 */
async function* inParts(bytes: Buffer, { parts, milliseconds }: NonNullable<Stub['slow']>): AsyncGenerator<Buffer> {
  const size = Math.max(1, Math.ceil(bytes.length / parts));
  const pauses = Math.max(1, Math.ceil(bytes.length / size) - 1);
  for (let from = 0; from < bytes.length; from += size) {
    if (from > 0 || bytes.length <= size) await sleep(milliseconds / pauses);
    yield bytes.subarray(from, from + size);
  }
}
