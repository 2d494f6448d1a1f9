import { connect, type ConnectOptions, NAMESPACE, type Qa } from './index.ts';

/** What the fixtures need of a browser context: Playwright's has it. */
export interface BrowserContext {
  addCookies(
    cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[],
  ): Promise<void>;
  setExtraHTTPHeaders(headers: Record<string, string>): Promise<void>;
}

/**
 * Brings the server into a state: one that the project names, with parameters where it takes some, or stubs, faults, clock and
 * requests of the test's own. Playwright takes a function alone for a fixture, so it is a key.
 */
export type Scenario =
  | string
  | { readonly name: string; readonly parameters?: object }
  | { readonly prepare: (qa: Qa) => Promise<unknown> };

function play(qa: Qa, scenario: Scenario): Promise<unknown> {
  if (typeof scenario === 'string') return qa.scenarios.play(scenario);
  return 'prepare' in scenario ? scenario.prepare(qa) : qa.scenarios.play(scenario.name, scenario.parameters);
}

export interface QaOptions {
  /** Default: one of its own for each test. */
  namespace: string | undefined;
  scenario: Scenario | undefined;
}

/** Options of the runner are pairs of a default and this. */
type Option<T> = [T, { readonly option: true }];

/** What `test.extend` takes. */
export interface QaFixtures {
  readonly namespace: Option<string | undefined>;
  readonly scenario: Option<Scenario | undefined>;
  /** Connected to the namespace of the test, as the pages of its context are. */
  qa(
    given: QaOptions & { readonly context: BrowserContext },
    use: (qa: Qa) => Promise<void>,
    info: { readonly testId: string; readonly retry: number },
  ): Promise<void>;
}

/**
 * Fixtures for Playwright: `const test = base.extend<QaOptions & { qa: Qa }>(qaFixtures('http://127.0.0.1:4000'))`, then
 * `test.use({ scenario: soldOut })`. Every test has a namespace of its own. A cookie says so to the server's own pages, a header to
 * what pages of other origins request of it.
 * @param address of a server that runs with `TUYEN_QA=1`
 * @param token the server's `TUYEN_QA_TOKEN`; default: the variable of that name
 */
export function qaFixtures(address: string, { token }: Pick<ConnectOptions, 'token'> = {}): QaFixtures {
  return {
    namespace: [undefined, { option: true }],
    scenario: [undefined, { option: true }],
    async qa({ context, namespace, scenario }, use, { testId, retry }) {
      const name = namespace ?? `test-${testId}-${retry}`.replaceAll(/[^\w.-]/gu, '-').slice(0, 64);
      const qa = await connect(address, { namespace: name, token });
      await context.addCookies([{ name: NAMESPACE, value: name, url: qa.address }]);
      await context.setExtraHTTPHeaders({ [NAMESPACE]: name });
      try {
        if (scenario !== undefined) await play(qa, scenario);
        await use(qa);
      } finally {
        await qa.drop();
      }
    },
  };
}
