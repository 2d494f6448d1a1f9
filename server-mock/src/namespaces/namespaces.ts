import type { FastifyInstance, FastifyRequest } from 'fastify';
import { totalmem } from 'node:os';
import { ANYBODY, Problem } from '@tuyen/server/domain';
import { copyOnWrite, type CopyOnWrite, openCopies } from './databases.ts';
import { inNamespace, type Namespace } from '@tuyen/server/extension';
import { DEFAULT_LIMITS, type QaLimits } from '../limits.ts';
import { NAMESPACE, namespaceOf } from './namespace-of.ts';

export interface ListedNamespace {
  readonly name: string;
  /** Has it rows of its own yet? */
  readonly written: boolean;
  /** Milliseconds since its last request began. */
  readonly idle: number;
}

/** The namespaces of a server. */
export interface Namespaces {
  list(): readonly ListedNamespace[];
  /**
   * Makes it anew; one of that name is dropped.
   * @param from what differs from the state at the start; default: nothing
   * @throws 503 `qa_namespaces_full`
   */
  make(name: string, from?: Uint8Array): Live;
  /** False where there is none. What is still answered in it comes to its end. */
  drop(name: string): boolean;
  find(name: string): Live | undefined;
  /** Runs the work in each world that has rows of its own. */
  each(work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

interface Live extends Namespace {
  readonly database: CopyOnWrite;
  /** Requests and jobs that are under way. */
  open: number;
  dropped: boolean;
  usedAt: number;
}

/** Bytes that the copies of all worlds may take. */
const ROOM = totalmem() / 2;

/**
 * @param first the image of the state that worlds begin from, asked for with the first world that reads
 * @param forget what others hold for the world of that name goes with it; one that was idle may be asked for again
 * @param limits more worlds are refused: a test must not lose its world to another one
 */
export function openNamespaces(
  first: () => Promise<Uint8Array>,
  forget: (name: string, isIdle: boolean) => void,
  { namespaces: most, idleMs }: Pick<QaLimits, 'namespaces' | 'idleMs'> = DEFAULT_LIMITS,
): Namespaces {
  const copies = openCopies(first);
  const namespaces = new Map<string, Live>();

  function release(namespace: Live): void {
    if (namespace.dropped && namespace.open === 0) void namespace.database.close();
  }

  function drop(name: string): boolean {
    const namespace = namespaces.get(name);
    if (!namespace) return false;
    namespaces.delete(name);
    namespace.dropped = true;
    release(namespace);
    return true;
  }

  function dropAll(name: string, isIdle = false): boolean {
    forget(name, isIdle);
    return drop(name);
  }

  function makeRoom(): void {
    const now = performance.now();
    for (const { name, usedAt, open } of namespaces.values())
      if (open === 0 && now - usedAt > idleMs) dropAll(name, true);
    const written = [...namespaces.values()].filter(({ database }) => database.written).length;
    if (namespaces.size < most && (written + 1) * copies.bytes <= Math.max(ROOM, copies.bytes)) return;
    throw new Problem(503, 'qa_namespaces_full', { count: namespaces.size });
  }

  return {
    list: () =>
      [...namespaces.values()].map(({ name, database, usedAt }) => ({
        name,
        written: database.written,
        idle: Math.round(performance.now() - usedAt),
      })),
    make(name, from) {
      drop(name);
      makeRoom();
      const database = copyOnWrite(copies, from);
      const namespace: Live = { name, database, open: 0, dropped: false, usedAt: performance.now() };
      namespaces.set(name, namespace);
      return namespace;
    },
    drop: (name) => dropAll(name),
    find: (name) => namespaces.get(name),
    async each(work) {
      for (const namespace of namespaces.values()) {
        if (!namespace.database.written) continue;
        namespace.open += 1;
        await inNamespace(namespace, work).finally(() => {
          namespace.open -= 1;
          release(namespace);
        });
      }
    },
    async close() {
      for (const { database } of namespaces.values()) await database.close();
      namespaces.clear();
      await copies.close();
    },
  };
}

/**
 * Answers each request in its world. Must be called before hooks that read the database.
 * @param worlds undefined where the database has none: then naming one is refused with 501
 * @param mayCreate whether a request that names an unknown namespace creates it; else it is refused with 401
 */
export function enterNamespaces(
  app: FastifyInstance,
  namespaces: () => Namespaces | undefined,
  mayCreate: (request: FastifyRequest) => boolean = () => true,
): void {
  const entered = new WeakMap<object, Live>();
  const leave = (request: object) => {
    const namespace = entered.get(request);
    if (!namespace || !entered.delete(request)) return;
    namespace.open -= 1;
    if (namespace.dropped && namespace.open === 0) void namespace.database.close();
  };
  app.addHook('onRequest', (request, reply, done) => {
    let namespace: Live | undefined;
    try {
      const name = namespaceOf(request);
      if (name !== '') {
        const known = namespaces();
        if (!known) throw noNamespaces();
        namespace = known.find(name);
        if (!namespace && !mayCreate(request)) throw new Problem(401, 'qa_token');
        namespace ??= known.make(name);
        namespace.open += 1;
        namespace.usedAt = performance.now();
        entered.set(request, namespace);
        reply.raw.once('close', () => void (reply.sent && leave(request)));
      }
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)));
    }
    inNamespace(namespace, done);
  });
  // A body is read by events of the connection, which belong to no world.
  app.addHook('preValidation', (request, _reply, done) => inNamespace(entered.get(request), done));
  // The client of an answer to a closed connection has gone away: `onResponse` does not run.
  app.addHook('onSend', (request, { raw }, payload, done) => {
    if (raw.destroyed) leave(request);
    else raw.once('close', () => leave(request));
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const namespace = entered.get(request);
    leave(request);
    inNamespace(namespace, done);
  });
}

/** The routes that need worlds, where the database has none. */
export function withoutNamespaces(app: FastifyInstance): void {
  for (const url of ['/namespaces', '/namespaces/*', '/snapshots', '/snapshots/*', '/state']) {
    app.all(url, { schema: { hide: true, security: ANYBODY } }, () => Promise.reject(noNamespaces()));
  }
}

const noNamespaces = () =>
  new Problem(501, 'qa_namespace_unavailable', {}, { [NAMESPACE]: { code: 'qa_namespace_unavailable' } });
