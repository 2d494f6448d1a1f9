import type { FastifyInstance, FastifyRequest } from 'fastify';
import { totalmem } from 'node:os';
import { ANYBODY, Problem } from '@tuyen/server/domain';
import { copyOnWrite, type CopyOnWrite, openCopies } from './databases.ts';
import { inNamespace, type Namespace } from '@tuyen/server/extension';
import { DEFAULT_LIMITS, type QaLimits } from '../limits.ts';
import { NAMESPACE, namespaceOf } from './namespace-of.ts';

export interface ListedNamespace {
  readonly name: string;
  readonly written: boolean;
  /** Milliseconds since the start of the namespace's last request. */
  readonly idle: number;
}

export interface Namespaces {
  list(): readonly ListedNamespace[];
  /**
   * Creates a namespace. An existing one with the same name is dropped.
   * @param from changes that lead from the initial rows to the rows of the namespace; default: none
   * @throws 503 `qa_namespaces_full`
   */
  make(name: string, from?: Uint8Array): Live;
  /** Drops a namespace and returns whether it existed. Requests that are still running in it are completed. */
  drop(name: string): boolean;
  find(name: string): Live | undefined;
  each(work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

interface Live extends Namespace {
  readonly database: CopyOnWrite;
  open: number;
  dropped: boolean;
  usedAt: number;
}

const ROOM = totalmem() / 2;

/**
 * @param first returns the image of the database with the initial rows; called when a namespace reads for the first
 * time
 * @param forget deletes the data of a namespace in other modules. `isIdle` is true if the namespace is dropped only
 * because it was idle: a test may then still use it
 * @param limits `namespaces` is the maximum number of namespaces. Further namespaces are rejected, because a test must
 * not lose its namespace to another test
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
 * Runs each request in its namespace. Call this function before adding hooks that read the database.
 * @param worlds the namespaces; undefined if the database does not support them, and a request that names one is then
 * rejected with 501
 * @param mayCreate returns whether a request may create the unknown namespace that it names; otherwise the request is
 * rejected with 401
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
  // Enter the namespace of the request again. The body was read in events of the connection, and these do not run
  // inside the namespace.
  app.addHook('preValidation', (request, _reply, done) => inNamespace(entered.get(request), done));
  // Leave the namespace now if the connection is already closed: the client has disconnected, so `onResponse` does not
  // run.
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

export function withoutNamespaces(app: FastifyInstance): void {
  for (const url of ['/namespaces', '/namespaces/*', '/snapshots', '/snapshots/*', '/state']) {
    app.all(url, { schema: { hide: true, security: ANYBODY } }, () => Promise.reject(noNamespaces()));
  }
}

const noNamespaces = () =>
  new Problem(501, 'qa_namespace_unavailable', {}, { [NAMESPACE]: { code: 'qa_namespace_unavailable' } });
