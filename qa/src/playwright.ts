import { connect, type ConnectOptions, NAMESPACE, type Qa } from './index.ts';

/** Part of Playwright's browser context that the fixtures use. */
export interface BrowserContext {
  addCookies(
    cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[],
  ): Promise<void>;
  setExtraHTTPHeaders(headers: Record<string, string>): Promise<void>;
}

/**
 * State into which a test brings the server: a named scenario of the project, with optional parameters, or a function
 * that sets up stubs, faults, clock and requests. The function is in the property `prepare`, because Playwright would
 * treat a bare function as a fixture.
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
  /** Namespace of the tests. If undefined, each test gets a new one. */
  namespace: string | undefined;
  scenario: Scenario | undefined;
}

/**
 * Pair that declares a Playwright option: its default value, and a marker that distinguishes options from other
 * fixtures.
 */
type Option<T> = [T, { readonly option: true }];

/** Fixtures that are passed to Playwright's `test.extend`. */
export interface QaFixtures {
  readonly namespace: Option<string | undefined>;
  readonly scenario: Option<Scenario | undefined>;
  /** Client that is connected to the test's namespace. The pages of the browser context use the same namespace. */
  qa(
    given: QaOptions & { readonly context: BrowserContext },
    use: (qa: Qa) => Promise<void>,
    info: { readonly testId: string; readonly retry: number },
  ): Promise<void>;
}

/**
 * Returns fixtures for Playwright: `const test = base.extend<QaOptions & { qa: Qa
 * }>(qaFixtures('http://127.0.0.1:4000'))`, then `test.use({ scenario: soldOut })`. Every test has its own namespace.
 * The server's own pages send it in a cookie, pages of other origins in a header.
 * @param address of a server that runs with `TUYEN_QA=1`
 * @param token the server's `TUYEN_QA_TOKEN`; defaults to the environment variable of that name
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
