import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startProject, type StartHooks, type StartingProject } from '@tuyen/server/start-project';
import { type MockEnvironment, MOCK_VARIABLES, QA_TOKEN, readMockEnvironment } from './environment.ts';
import { loadFixtures } from './load-fixtures.ts';
import { openMockServer } from './mock-server.ts';
import { anchorBefore } from './seed/anchor.ts';
import { sampleModel, withSeed } from './seed/sample/sample-model.ts';
import { rowCount, type SampleOptions, sampleOptions } from './seed/sample/sample-options.ts';
import { openTexts } from './seed/sample/texts.ts';
import { seedCache } from './seed/seed-cache.ts';

// Usage: `tuyen-mock [--root <project>] [--data <file.db>] [--only <resources>] [--rows <number>] [--seed <number>]`. It reads
// the environment variables that `environment.ts` declares, and those of the server.
const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    data: { type: 'string' },
    only: { type: 'string', multiple: true },
    rows: { type: 'string' },
    // Number of synthetic rows per resource in an empty database. Unlike --rows, this option also runs the project's
    // own code.
    seed: { type: 'string' },
  },
});

let sample: SampleOptions | undefined;
let seedRows: number | undefined;
let own: MockEnvironment;
const anchor = anchorBefore(new Date());

const hooks: StartHooks = {
  variables: MOCK_VARIABLES,
  options: values,
  secretHeaders: [QA_TOKEN],
  prepare(environment) {
    sample = sampleOptions(values.only, values.rows, environment);
    seedRows = rowCount('--seed', values.seed);
    own = readMockEnvironment(process.env, environment);
  },
  modelOf({ whole }) {
    if (sample) return sampleModel(whole, sample);
    return seedRows === undefined ? whole : withSeed(whole, seedRows);
  },
  async open({ metrics, ...options }, project) {
    const { host, origins } = project.environment;
    const { model, domain } = options;
    const { fixtures, jobs = [] } = sample ? {} : await loadFixtures(project.root, project.config?.server?.fixtures);
    const server = await openMockServer({
      ...options,
      ...(metrics && !sample && { metrics }),
      domain: { ...domain, jobs: [...(domain?.jobs ?? []), ...jobs] },
      fixtures,
      qa: own.qa,
      qaToken: own.qaToken,
      qaLimits: own.qaLimits,
      host,
      allowLoopback: own.qa || sample !== undefined,
      anchor,
      ...(sample ? {} : { cachedSeed: cacheOf(project) }),
      // Plausible sample texts are used only without fixtures. Fixtures set dates and states, which sample records with
      // a history would contradict.
      ...(fixtures ? {} : { openTexts: () => openTexts(model) }),
    });
    return { ...server, lines: [...server.notes, ...(own.qa ? [qaNote(own, origins.server)] : [])] };
  },
};
// A server with sample records (`--only`, `--rows`) does not load the project's own code.
if (values.only || values.rows !== undefined) hooks.domainOf = () => Promise.resolve({});

await startProject(hooks);

/**
 * Returns the cache of the seeded database. The cached database is valid as long as the code of server, mock and model,
 * the schemas and the project's code do not change.
 */
function cacheOf({ root, config, whole }: StartingProject): ReturnType<typeof seedCache> {
  const packages = ['@tuyen/server', '@tuyen/model'].map((name) => dirname(fileURLToPath(import.meta.resolve(name))));
  const { domain, fixtures } = config?.server ?? {};
  const modules = [domain, fixtures].flatMap((module) => (module === undefined ? [] : [dirname(module)]));
  const kinds = whole.kinds.flatMap(({ code }) => (code === undefined ? [] : [code]));
  const ofProject = [config?.schemas ?? 'schemas', ...modules, ...kinds].map((path) => join(root, path));
  const sources = [...new Set([import.meta.dirname, ...packages, ...ofProject])].filter((path) => existsSync(path));
  return seedCache(root, sources, anchor, seedRows);
}

/**
 * Returns a line for the terminal that states how to access `/__qa`. The address contains the token; the page reads it
 * from there and keeps it.
 */
function qaNote({ qaToken }: MockEnvironment, server: string): string {
  const address = `${server}/__qa`;
  return qaToken === undefined
    ? `QA ${address}: open to this machine without a token`
    : `QA ${address}#token=${qaToken}: requests must send the header ${QA_TOKEN}: ${qaToken}`;
}
