import type { Model } from '@tuyen/model';
import { ownModel } from '@tuyen/model/backends';
import {
  currentNamespace,
  type Engine,
  inBackground,
  openServer,
  openStore,
  type SchemaTypes,
  type Server,
  type ServerExtension,
  type ServerOptions,
  type Store,
  upToDateBy,
} from '@tuyen/server/extension';
import { existsSync } from 'node:fs';
import type { Fixtures } from './fixtures.ts';
import { ANCHOR } from './seed/anchor.ts';
import type { SampleTexts } from './seed/sample/texts.ts';
import type { SeedCache } from './seed/seed-cache.ts';
import { clear, isEmpty, seed } from './seed/seed.ts';
import { type AdjustableClock, clockOfNamespaces } from './clock.ts';
import { handbookRoute } from './handbook/handbook-route.ts';
import { DEFAULT_LIMITS, type QaLimits } from './limits.ts';
import type { Namespaces } from './namespaces/namespaces.ts';

/** Options of the server, and options that the mock adds. */
export interface MockOptions extends Omit<ServerOptions, 'extension'> {
  /**
   * Rows for an empty database. A resource that has no fixtures gets synthetic rows. Default: all resources get
   * synthetic rows.
   */
  readonly fixtures?: Fixtures | undefined;
  readonly seed?: boolean;
  /** Date from which the fixtures calculate all their dates. */
  readonly anchor?: Date;
  /**
   * Cache of the seeded database, only for SQLite. Seeding is skipped if nothing that the seeded rows depend on has
   * changed.
   */
  readonly cachedSeed?: SeedCache;
  /** Texts for sample records. If given, synthetic rows have a history and texts that look as if people wrote them. */
  readonly texts?: SampleTexts;
  /** Loads `texts` when the database is filled, not at the start, because their word lists take time to load. */
  readonly openTexts?: (() => Promise<SampleTexts>) | undefined;
  /** Enables `/__qa`, where testers can set the clock. Default false. */
  readonly qa?: boolean;
  /** Token that requests to `/__qa` must send. By default, none is required. */
  readonly qaToken?: string | undefined;
  readonly qaLimits?: Partial<QaLimits>;
  /** Address on which the server listens. It is accepted as host name in requests to `/__qa`. */
  readonly host?: string | undefined;
}

export interface MockServer extends Server {
  /** Demonstration accounts and keys of the fixtures, to be printed. */
  readonly notes: readonly string[];
}

/** Opens the server with fixtures and, if asked for, the QA control plane. */
export async function openMockServer(options: MockOptions): Promise<MockServer> {
  const {
    qa = false,
    fixtures,
    seed: isSeeded = true,
    anchor = ANCHOR,
    cachedSeed,
    texts,
    openTexts,
    ...rest
  } = options;
  const filling: Filling = { model: ownModel(options.model), fixtures, anchor, cachedSeed, texts, openTexts };
  let notes: readonly string[] = [];
  const fillIfEmpty = async ({ records, domain }: Pick<Engine, 'records' | 'domain'>): Promise<void> => {
    if (isSeeded && (await isEmpty(records))) notes = await fill(records, domain, filling);
  };
  const extension: ServerExtension = qa ? await qaExtension(options, filling, fillIfEmpty) : { opened: fillIfEmpty };
  const server = await openServer({ ...rest, allowLoopback: options.allowLoopback ?? qa, extension });
  return { ...server, notes };
}

interface Filling {
  readonly model: Model;
  readonly fixtures: Fixtures | undefined;
  readonly anchor: Date;
  readonly cachedSeed: SeedCache | undefined;
  readonly texts: SampleTexts | undefined;
  readonly openTexts: MockOptions['openTexts'];
}

/**
 * Seeds the database or copies a cached one.
 * @returns lines for the terminal that the fixtures define, such as demonstration accounts
 */
async function fill(store: Store, domain: Engine['domain'], filling: Filling): Promise<readonly string[]> {
  const { cachedSeed: cache } = filling;
  if (!cache || !store.database.fill) return seed(store, domain, filling);
  const seeded = cache.read() ?? cache.write(...(await seedApart(domain, filling)));
  try {
    await store.fill(seeded.file);
    return seeded.notes;
  } catch (error) {
    // If the cached file is missing, another server with different sources removed it after this server had found it.
    // Seed again.
    if (existsSync(seeded.file)) throw error;
    return fill(store, domain, filling);
  }
}

/**
 * Seeds a new database in memory and returns its image for the cache. The server's own database is not used, because
 * its image could contain file signatures and rows that another process writes meanwhile.
 */
async function seedApart(domain: Engine['domain'], filling: Filling): Promise<Parameters<SeedCache['write']>> {
  const store = await openStore({ model: filling.model, upToDate: upToDateBy(domain) });
  try {
    const notes = await seed(store, domain, filling);
    return [notes, (await store.database.image?.()) ?? new Uint8Array()];
  } finally {
    await store.close();
  }
}

/** Returns the QA control plane: namespaces, clock, stubs, faults, journal, scenarios. */
async function qaExtension(
  { model, qaToken, qaLimits, host }: MockOptions,
  filling: Filling,
  fillIfEmpty: (engine: Engine) => Promise<void>,
): Promise<ServerExtension> {
  const [qa, namespaced] = await Promise.all([import('./qa/index.ts'), import('./namespaces/index.ts')]);
  const limits = { ...DEFAULT_LIMITS, ...qaLimits };
  const control = qa.openControl(model, limits);
  const forget = (name: string, isIdle?: boolean) => control.forget(name, isIdle);
  let clock: AdjustableClock;
  let namespaces: Namespaces | undefined;
  return {
    texts: qa.QA_TEXTS,
    tags: [qa.QA_TAG],
    messagesExpired: qa.countExpired,
    simulated: true,
    fault: control.fault,
    clock: (machine) => (clock = clockOfNamespaces(machine)),
    database: namespaced.databaseOfNamespaces,
    async opened(engine) {
      await fillIfEmpty(engine);
      const { snapshots } = engine.records;
      await snapshots?.begin();
      namespaces = snapshots && namespaced.openNamespaces(snapshots.first, forget, limits);
    },
    refusals: control.observe,
    hooks(app, { engine, allowedOrigins }) {
      const hosts = [host ?? [], new URL(engine.origins.server).hostname].flat().map((name) => name.toLowerCase());
      const access = { token: qaToken, origins: allowedOrigins, hosts };
      qa.guardControl(app, access);
      namespaced.enterNamespaces(
        app,
        () => namespaces,
        (request) => qa.mayCreateNamespace(request, access),
      );
    },
    answerHooks: control.start,
    async routes(app, { engine, jobs }) {
      const { records: store, domain } = engine;
      const { snapshots } = store;
      const reset = async () => {
        const namespace = currentNamespace();
        forget(namespace?.name ?? '');
        if (namespace) return void namespaces?.make(namespace.name);
        if (snapshots) return snapshots.restore(new Uint8Array());
        await inBackground(async () => {
          await clear(store);
          await seed(store, domain, filling);
        });
      };
      await app.register(
        async (routes) => {
          const endpoints = routes.withTypeProvider<SchemaTypes>();
          qa.qaRoutes(endpoints, { jobs, clock, reset });
          handbookRoute(endpoints, engine);
          qa.scenarioRoutes(endpoints, engine);
          if (namespaces && snapshots) {
            const parts = { clock, namespaces, snapshots, limits };
            namespaced.namespaceRoutes(endpoints, parts);
            namespaced.stateRoutes(endpoints, engine, parts);
          } else namespaced.withoutNamespaces(routes);
          control.routes(endpoints, engine);
        },
        { prefix: '/__qa' },
      );
    },
    inNamespaces: async (work) => namespaces?.each(work),
    close: async () => namespaces?.close(),
  };
}
