import { QaError, VerificationError } from './errors.ts';
import type {
  Accepting,
  ContractCheckResults,
  JournalEntry,
  ExpectedRequest,
  Fault,
  Verification,
  Handbook,
  ImportedStubs,
  JournalQuery,
  KnownScenario,
  Listed,
  MadeRecord,
  Mail,
  Namespace,
  Rule,
  Snapshot,
  Stub,
  Times,
} from './types.ts';

export { type Failure, QaError, VerificationError } from './errors.ts';
export type * from './types.ts';

/** Header and cookie that carry the namespace of a request. */
export const NAMESPACE = 'x-qa-namespace';

const TOKEN = 'x-qa-token';

export interface ConnectOptions {
  /** Namespace to use. If omitted, the server's default namespace. */
  readonly namespace?: string;
  /** The server's `TUYEN_QA_TOKEN`. Defaults to the environment variable of that name, if it is set. */
  readonly token?: string | undefined;
}

export interface Clock {
  now(): Promise<Date>;
  /**
   * Sets the server's time.
   * @param frozen if true, the clock stops at the given time; otherwise it continues from there
   */
  set(now: Date | string, frozen?: boolean): Promise<void>;
  /**
   * Moves the server's clock forward by the given duration; negative parts move it back. The promise resolves after all
   * jobs that became due have run.
   */
  move(by: {
    readonly days?: number;
    readonly hours?: number;
    readonly minutes?: number;
    readonly seconds?: number;
  }): Promise<void>;
  reset(): Promise<void>;
}

export interface Rules<R extends Rule> {
  add(rule: R): Promise<Listed<R>>;
  /** Returns the stubs or faults in the order in which the server tries them. */
  list(): Promise<readonly Listed<R>[]>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

export interface Qa {
  readonly address: string;
  /** The empty string is the default namespace. */
  readonly namespace: string;
  readonly clock: Clock;
  readonly outbox: {
    /**
     * Lists mails, oldest first.
     * @throws QaError `outbox_incomplete` if older mails are missing, unless `partial` is set
     */
    list(to?: string, options?: Accepting): Promise<readonly Mail[]>;
    clear(): Promise<void>;
  };
  /** @throws QaError `journal_incomplete` if requests are missing, unless `partial` is set */
  readonly journal: {
    /** Lists requests, oldest first. With `limit`, returns the newest ones. */
    list(query?: JournalQuery): Promise<readonly JournalEntry[]>;
    clear(): Promise<void>;
    archive(query?: JournalQuery): Promise<object>;
    /**
     * Turns the recording of requests on or off in all namespaces of the server, not only in the namespace of this
     * client.
     */
    record(on: boolean): Promise<void>;
  };
  readonly stubs: Rules<Stub> & {
    /** Returns the current state of each scenario, by scenario name. Scenarios without an entry are in "start". */
    states(): Promise<Readonly<Record<string, string>>>;
    setStates(states: Readonly<Record<string, string>>): Promise<void>;
    /** Creates a stub that answers a request of the journal again with the same answer. */
    fromJournal(id: number): Promise<Listed<Stub>>;
    /** Creates stubs of the requests of an HTTP archive (HAR) to one origin. Other entries are counted. */
    import(archive: object, origin: string): Promise<ImportedStubs>;
  };
  readonly faults: Rules<Fault> & {
    /**
     * Returns the names of the external systems whose failure can be simulated (fault points), each with the JSON
     * Schema of the fault's effect.
     */
    points(): Promise<Readonly<Record<string, object>>>;
  };
  readonly contract: {
    /**
     * Turns the recording of requests on or off in all namespaces of the server, not only in the namespace of this
     * client.
     */
    set(mode: 'off' | 'journal' | 'fail'): Promise<void>;
    /**
     * @throws QaError `contract_violations` with all violations since the journal was cleared; `contract_incomplete` if
     * responses were not checked or violations were dropped
     */
    check(): Promise<void>;
  };
  readonly scenarios: {
    list(): Promise<readonly KnownScenario[]>;
    play(name: string, parameters?: object): Promise<readonly MadeRecord[]>;
  };
  /** Snapshots: named copies of all rows and of the clock. All namespaces share them. */
  readonly snapshots: {
    take(name: string): Promise<Snapshot>;
    list(): Promise<readonly Snapshot[]>;
    restore(name: string): Promise<void>;
    remove(name: string): Promise<void>;
  };
  /** Exports all rows and the clock of the namespace as JSON lines, and replaces them with those of such a file. */
  readonly state: { export(): Promise<string>; import(file: string): Promise<void> };
  /** Returns the handbook: the accounts, and for each resource and state the ids and codes that a test can use. */
  handbook(): Promise<Handbook>;
  namespaces(): Promise<readonly Namespace[]>;
  /** @throws VerificationError with the received requests; QaError `journal_incomplete` if the journal is incomplete */
  verify(request: ExpectedRequest, times?: Times): Promise<Verification>;
  /**
   * Verifies the order of requests. Other requests may occur between them.
   * @throws the same errors as `verify`
   */
  verifyOrder(order: readonly ExpectedRequest[]): Promise<Verification>;
  /** Resets data, sessions, mails and clock, and deletes stubs, faults and the journal. */
  reset(): Promise<void>;
  /** Deletes the namespace and all its data. The default namespace cannot be deleted. */
  drop(): Promise<void>;
  /** Works like the platform's `fetch`, with a path of the server and in this namespace. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * Connects to a server that runs with `TUYEN_QA=1`.
 * @param address such as `http://127.0.0.1:4000`
 * @throws QaError if no server responds at the address, or `/__qa` is disabled
 */
export async function connect(address: string, options: ConnectOptions = {}): Promise<Qa> {
  const origin = address.replace(/\/+$/u, '');
  const { namespace = '', token = globalThis.process?.env['TUYEN_QA_TOKEN'] } = options;
  const own = namespace === '' ? {} : { [NAMESPACE]: namespace };

  const send = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    if (token !== undefined && token !== '' && /^\/__qa(?:\/|$)/u.test(path)) headers.set(TOKEN, token);
    return fetch(origin + path, { ...init, headers });
  };

  /** @param body a string is sent unchanged, as the type `text`; an object is sent as JSON */
  async function call(
    method: string,
    path: string,
    body?: object | string,
    text = 'application/x-ndjson',
  ): Promise<Response> {
    const content =
      typeof body === 'string'
        ? { headers: { 'content-type': text }, body }
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await send(`/__qa/${path}`, { method, ...(body !== undefined && content) }).catch(
      (error: unknown) => {
        throw new QaError(`No server answers at ${origin}: ${String(error)}`, { status: 0, code: 'no_answer' });
      },
    );
    if (!answer.ok) throw await errorOf(answer, path);
    return answer;
  }
  const read = async <T>(method: string, path: string, body?: object): Promise<T> =>
    (await call(method, path, body)).json();
  const run = async (method: string, path: string, body?: object | string): Promise<void> => {
    await (await call(method, path, body)).arrayBuffer();
  };
  const rules = <R extends Rule>(path: string): Rules<R> => ({
    add: (rule) => read('POST', path, rule),
    list: () => read('GET', path),
    remove: (id) => run('DELETE', `${path}/${encodeURIComponent(id)}`),
    clear: () => run('DELETE', path),
  });
  async function journal(query: JournalQuery): Promise<readonly JournalEntry[]> {
    const { entries, total } = await read<{ entries: readonly JournalEntry[]; total: number }>(
      'GET',
      `journal${queryOf(query)}`,
    );
    return query.limit === undefined && entries.length < total ? journal({ ...query, limit: total }) : entries;
  }
  const verify = async (question: object): Promise<Verification> => read('POST', 'journal/verify', question);

  const qa: Qa = {
    address: origin,
    namespace,
    clock: {
      now: async () => new Date((await read<{ now: string }>('GET', 'clock')).now),
      set: (now, frozen = false) => run('PUT', 'clock', { now: new Date(now).toISOString(), frozen }),
      move: (by) => run('POST', 'clock/move', by),
      reset: () => run('PUT', 'clock', { reset: true }),
    },
    outbox: {
      list: (to, { partial } = {}) => read('GET', `outbox${queryOf({ to, partial })}`),
      clear: () => run('DELETE', 'outbox'),
    },
    journal: {
      list: (query = {}) => journal(query),
      clear: () => run('DELETE', 'journal'),
      archive: (query = {}) => read('GET', `journal.har${queryOf(query)}`),
      record: (on) => run('PUT', 'journal', { on }),
    },
    stubs: {
      ...rules<Stub>('stubs'),
      states: () => read('GET', 'stubs/states'),
      setStates: (states) => run('PUT', 'stubs/states', states),
      fromJournal: (id) => read('POST', `journal/${id}/stub`),
      async import(archive, origin) {
        const answer = await call('POST', `stubs/import${queryOf({ origin })}`, JSON.stringify(archive), ARCHIVE);
        return answer.json();
      },
    },
    faults: { ...rules<Fault>('faults'), points: () => read('GET', 'faults/points') },
    contract: {
      set: (mode) => run('PUT', 'contract', { mode }),
      async check() {
        const found = await read<ContractCheckResults>('GET', 'contract/violations?partial=true');
        const { violations, dropped, unchecked } = found;
        if (violations.length > 0) throw contractError(found);
        // If responses were not checked, or violations were dropped, the results are incomplete. This request then
        // fails with an error that states the cause.
        if (dropped > 0 || unchecked > 0) await run('GET', 'contract/violations');
      },
    },
    scenarios: {
      list: () => read('GET', 'scenarios'),
      play: async (name, parameters = {}) =>
        (await read<{ records: readonly MadeRecord[] }>('POST', `scenarios/${encodeURIComponent(name)}`, parameters))
          .records,
    },
    snapshots: {
      take: (name) => read('POST', 'snapshots', { name }),
      list: () => read('GET', 'snapshots'),
      restore: (name) => run('POST', `snapshots/${encodeURIComponent(name)}/restore`),
      remove: (name) => run('DELETE', `snapshots/${encodeURIComponent(name)}`),
    },
    state: {
      export: async () => (await call('GET', 'state')).text(),
      import: (file) => run('PUT', 'state', file),
    },
    handbook: () => read('GET', 'handbook'),
    namespaces: () => read('GET', 'namespaces'),
    verify: (request, times = {}) => verify({ request, ...times }),
    verifyOrder: (order) => verify({ order }),
    reset: () => run('POST', 'reset'),
    async drop() {
      if (namespace === '') {
        const failure = { status: 0, code: 'default_namespace' };
        throw new QaError('The default namespace cannot be dropped: reset it.', failure);
      }
      await run('DELETE', `namespaces/${encodeURIComponent(namespace)}`);
    },
    fetch: send,
  };
  await qa.clock.now();
  return qa;
}

const ARCHIVE = 'application/har+json';

async function errorOf(answer: Response, path: string): Promise<QaError> {
  const { status } = answer;
  const { code = `http_${status}`, message, errors, statusCode: _, ...details } = await answer.json().catch(() => ({}));
  if (code === 'not_verified') return new VerificationError(details);
  if (status === 404 && path === 'clock') {
    const said = `/__qa is closed at ${answer.url}: start the server with TUYEN_QA=1`;
    return new QaError(said, { status, code: 'qa_closed' });
  }
  const said = Array.isArray(message) ? message.join('; ') : String(message ?? answer.statusText);
  return new QaError(`/__qa/${path} answered ${status}: ${said}`, { status, code, errors, details });
}

function contractError(checks: ContractCheckResults): QaError {
  const lines = checks.violations.map(({ method, url, violations }) => `${method} ${url}: ${violations.join('; ')}`);
  const older = checks.dropped > 0 ? [`and ${checks.dropped} older ones, which the server has dropped`] : [];
  const said = ['Not as documented:', ...lines, ...older].join('\n');
  return new QaError(said, { status: 422, code: 'contract_violations', details: { ...checks } });
}

function queryOf(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
