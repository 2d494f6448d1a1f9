import type { FastifyInstance, FastifyRequest } from 'fastify';
import { totalmem } from 'node:os';
import { ANYBODY, Problem } from '@tuyen/server/domain';
import { type Database, inNamespace, type Namespace } from '@tuyen/server/extension';
import { DEFAULT_LIMITS, type QaLimits } from '../limits.ts';
import { NAMESPACE, namespaceOf } from './namespace-of.ts';

export interface ListedNamespace {
  readonly name: string;
  readonly written: boolean;
  /** Milliseconds since the start of the namespace's last request. */
  readonly idle: number;
}

/** Data of one namespace: a copy of the database, or records in memory. */
export interface NamespaceData {
  readonly database?: Database | undefined;
  readonly written: boolean;
  /** Returns the changes that lead from the initial data to the data of the namespace. */
  changes(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface NamespaceStorage<D extends NamespaceData> {
  /** Size of the data of one namespace in bytes. 0 if it is unknown. */
  readonly bytes: number;
  /** @param from changes that lead from the initial data to the data of the namespace */
  open(from?: Uint8Array): D;
  close(): Promise<void>;
}

export interface Namespaces<D extends NamespaceData = NamespaceData> {
  list(): readonly ListedNamespace[];
  /**
   * Creates a namespace. An existing one with the same name is dropped.
   * @param from changes that lead from the initial rows to the rows of the namespace; default: none
   * @throws 503 `qa_namespaces_full`
   */
  make(name: string, from?: Uint8Array): Live<D>;
  /** Drops a namespace and returns whether it existed. Requests that are still running in it are completed. */
  drop(name: string): boolean;
  find(name: string): Live<D> | undefined;
  /** Returns the data of a namespace, also of one that has been dropped. */
  dataOf(namespace: Namespace | undefined): D | undefined;
  each(work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

interface Live<D extends NamespaceData = NamespaceData> extends Namespace {
  readonly data: D;
  open: number;
  dropped: boolean;
  usedAt: number;
}

const ROOM = totalmem() / 2;

/**
 * @param storage creates the data of each namespace
 * @param forget deletes the data of a namespace in other modules. `isIdle` is true if the namespace is dropped only
 * because it was idle: a test may then still use it
 * @param limits `namespaces` is the maximum number of namespaces. Further namespaces are rejected, because a test must
 * not lose its namespace to another test
 */
export function openNamespaces<D extends NamespaceData>(
  storage: NamespaceStorage<D>,
  forget: (name: string, isIdle: boolean) => void,
  { namespaces: most, idleMs }: Pick<QaLimits, 'namespaces' | 'idleMs'> = DEFAULT_LIMITS,
): Namespaces<D> {
  const namespaces = new Map<string, Live<D>>();
  const data = new WeakMap<Namespace, D>();

  function release(namespace: Live): void {
    if (namespace.dropped && namespace.open === 0) void namespace.data.close();
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
    const written = [...namespaces.values()].filter(({ data: one }) => one.written).length;
    if (namespaces.size < most && (written + 1) * storage.bytes <= Math.max(ROOM, storage.bytes)) return;
    throw new Problem(503, 'qa_namespaces_full', { count: namespaces.size });
  }

  return {
    list: () =>
      [...namespaces.values()].map(({ name, data: one, usedAt }) => ({
        name,
        written: one.written,
        idle: Math.round(performance.now() - usedAt),
      })),
    make(name, from) {
      drop(name);
      makeRoom();
      const own = storage.open(from);
      const { database } = own;
      const usedAt = performance.now();
      const namespace: Live<D> = { name, database, data: own, open: 0, dropped: false, usedAt };
      namespaces.set(name, namespace);
      data.set(namespace, own);
      return namespace;
    },
    drop: (name) => dropAll(name),
    find: (name) => namespaces.get(name),
    dataOf: (namespace) => namespace && data.get(namespace),
    async each(work) {
      for (const namespace of namespaces.values()) {
        if (!namespace.data.written) continue;
        namespace.open += 1;
        await inNamespace(namespace, work).finally(() => {
          namespace.open -= 1;
          release(namespace);
        });
      }
    },
    async close() {
      for (const { data: one } of namespaces.values()) await one.close();
      namespaces.clear();
      await storage.close();
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
    if (namespace.dropped && namespace.open === 0) void namespace.data.close();
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
