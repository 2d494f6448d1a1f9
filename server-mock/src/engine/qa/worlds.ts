import type { FastifyInstance, FastifyRequest } from 'fastify';
import { totalmem } from 'node:os';
import { ANYBODY } from '../endpoint/schema.ts';
import { Problem } from '../problem.ts';
import { copyOnWrite, type CopyOnWrite, openCopies } from '../store/worlds/databases.ts';
import { inWorld, type World } from '../store/worlds/current.ts';
import { DEFAULT_LIMITS, type QaLimits } from './limits.ts';
import { NAMESPACE, namespaceOf } from './namespace-of.ts';

export interface Namespace {
  readonly name: string;
  /** Has it rows of its own yet? */
  readonly written: boolean;
  /** Milliseconds since its last request began. */
  readonly idle: number;
}

/** The namespaces of a server. */
export interface Worlds {
  list(): readonly Namespace[];
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

interface Live extends World {
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
export function openWorlds(
  first: () => Promise<Uint8Array>,
  forget: (name: string, isIdle: boolean) => void,
  { namespaces: most, idleMs }: Pick<QaLimits, 'namespaces' | 'idleMs'> = DEFAULT_LIMITS,
): Worlds {
  const copies = openCopies(first);
  const worlds = new Map<string, Live>();

  function release(world: Live): void {
    if (world.dropped && world.open === 0) void world.database.close();
  }

  function drop(name: string): boolean {
    const world = worlds.get(name);
    if (!world) return false;
    worlds.delete(name);
    world.dropped = true;
    release(world);
    return true;
  }

  function dropAll(name: string, isIdle = false): boolean {
    forget(name, isIdle);
    return drop(name);
  }

  function makeRoom(): void {
    const now = performance.now();
    for (const { name, usedAt, open } of worlds.values()) if (open === 0 && now - usedAt > idleMs) dropAll(name, true);
    const written = [...worlds.values()].filter(({ database }) => database.written).length;
    if (worlds.size < most && (written + 1) * copies.bytes <= Math.max(ROOM, copies.bytes)) return;
    throw new Problem(503, 'qa_namespaces_full', { count: worlds.size });
  }

  return {
    list: () =>
      [...worlds.values()].map(({ name, database, usedAt }) => ({
        name,
        written: database.written,
        idle: Math.round(performance.now() - usedAt),
      })),
    make(name, from) {
      drop(name);
      makeRoom();
      const database = copyOnWrite(copies, from);
      const world: Live = { name, database, open: 0, dropped: false, usedAt: performance.now() };
      worlds.set(name, world);
      return world;
    },
    drop: (name) => dropAll(name),
    find: (name) => worlds.get(name),
    async each(work) {
      for (const world of worlds.values()) {
        if (!world.database.written) continue;
        world.open += 1;
        await inWorld(world, work).finally(() => {
          world.open -= 1;
          release(world);
        });
      }
    },
    async close() {
      for (const { database } of worlds.values()) await database.close();
      worlds.clear();
      await copies.close();
    },
  };
}

/**
 * Answers each request in its world. Must be called before hooks that read the database.
 * @param worlds undefined where the database has none: then naming one is refused with 501
 * @param mayCreate whether a request that names an unknown namespace creates it; else it is refused with 401
 */
export function enterWorlds(
  app: FastifyInstance,
  worlds: () => Worlds | undefined,
  mayCreate: (request: FastifyRequest) => boolean = () => true,
): void {
  const entered = new WeakMap<object, Live>();
  const leave = (request: object) => {
    const world = entered.get(request);
    if (!world || !entered.delete(request)) return;
    world.open -= 1;
    if (world.dropped && world.open === 0) void world.database.close();
  };
  app.addHook('onRequest', (request, reply, done) => {
    let world: Live | undefined;
    try {
      const name = namespaceOf(request);
      if (name !== '') {
        const known = worlds();
        if (!known) throw noWorlds();
        world = known.find(name);
        if (!world && !mayCreate(request)) throw new Problem(401, 'qa_token');
        world ??= known.make(name);
        world.open += 1;
        world.usedAt = performance.now();
        entered.set(request, world);
        reply.raw.once('close', () => void (reply.sent && leave(request)));
      }
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)));
    }
    inWorld(world, done);
  });
  // A body is read by events of the connection, which belong to no world.
  app.addHook('preValidation', (request, _reply, done) => inWorld(entered.get(request), done));
  // The client of an answer to a closed connection has gone away: `onResponse` does not run.
  app.addHook('onSend', (request, { raw }, payload, done) => {
    if (raw.destroyed) leave(request);
    else raw.once('close', () => leave(request));
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const world = entered.get(request);
    leave(request);
    inWorld(world, done);
  });
}

/** The routes that need worlds, where the database has none. */
export function withoutWorlds(app: FastifyInstance): void {
  for (const url of ['/namespaces', '/namespaces/*', '/snapshots', '/snapshots/*', '/state']) {
    app.all(url, { schema: { hide: true, security: ANYBODY } }, () => Promise.reject(noWorlds()));
  }
}

const noWorlds = () =>
  new Problem(501, 'qa_namespace_unavailable', {}, { [NAMESPACE]: { code: 'qa_namespace_unavailable' } });
