import type { ModuleMove, ModuleMoves } from '../imports/module-moves.ts';

const FIXTURES = '@tuyen/server-mock/fixtures';
const FIXTURE_NAMES = ['FixtureContext', 'FixtureSet', 'Fixtures', 'Seed', 'SeedFile', 'SeededMessage'];

const OPENED =
  'This opens the production server. A server with fixtures, namespaces or /__qa is opened with openMockServer of @tuyen/server-mock.';

const KIT_MODULES: readonly (readonly [from: string, to: string])[] = [
  ['admin', 'admin-kit'],
  ['admin/start', 'admin-kit/start'],
  ['admin/vite', 'admin-kit/vite'],
  ['locales/admin/en.json', 'admin-kit/locales/en.json'],
  ['locales/admin/vi.json', 'admin-kit/locales/vi.json'],
  ['locales/portal/en.json', 'portal-kit/locales/en.json'],
  ['locales/portal/vi.json', 'portal-kit/locales/vi.json'],
  ['portal/browser', 'portal-kit/browser'],
  ['portal/define', 'portal-kit/define'],
  ['portal/form-registry', 'portal-kit/form-registry'],
  ['portal/form.css', 'portal-kit/form.css'],
  ['portal/no-markdown', 'portal-kit/no-markdown'],
  ['portal/no-uri', 'portal-kit/no-uri'],
  ['portal/pages', 'portal-kit/pages'],
  ['portal/prerender', 'portal-kit/prerender'],
  ['portal/site.css', 'portal-kit/site.css'],
  ['portal/vite', 'portal-kit/vite'],
];

const SERVER_MODULES = ['administrator', 'expected-changes', 'maintenance', 'sites'];

/** Modules whose exports moved or were renamed between 0.1.0 and 0.2.0. */
export const MODULE_MOVES: ModuleMoves = new Map<string, ModuleMove>([
  ...KIT_MODULES.map(([from, to]) => [`@tuyen/kit/${from}`, { to: `@tuyen/${to}` }] as const),
  ...SERVER_MODULES.map((name) => [`@tuyen/server-mock/${name}`, { to: `@tuyen/server/${name}` }] as const),
  [
    '@tuyen/kit/portal',
    {
      to: '@tuyen/portal-kit',
      names: {
        refusalOf: { advice: 'refusalOf is gone: refusalText(error, words) returns the text of a refusal.' },
      },
    },
  ],
  [
    '@tuyen/server-mock',
    {
      to: '@tuyen/server',
      kept: [
        ...FIXTURE_NAMES,
        'ANCHOR',
        'AdjustableClock',
        'MOCK_VARIABLES',
        'MockOptions',
        'MockServer',
        'adjustableClock',
        'anchorBefore',
        'openMockServer',
      ],
      names: { openServer: { advice: OPENED }, buildServer: { advice: OPENED } },
    },
  ],
  [
    '@tuyen/server-mock/environment',
    {
      to: '@tuyen/server/environment',
      kept: ['MOCK_VARIABLES', 'MockEnvironment', 'QA_TOKEN', 'readMockEnvironment'],
    },
  ],
  [
    '@tuyen/server-mock/domain',
    {
      to: '@tuyen/server/domain',
      names: {
        ...Object.fromEntries(FIXTURE_NAMES.map((name) => [name, { to: FIXTURES }])),
        entryOf: { name: 'historyEntryOf' },
        nullableText: { name: 'nullableTextSchema' },
        objectIn: { name: 'parseObject' },
        text: { name: 'textSchema' },
      },
    },
  ],
  ['@tuyen/generator', { to: '@tuyen/generator', names: { Finding: { name: 'LocatedFinding' } } }],
  ['@tuyen/model', { to: '@tuyen/model', names: { Actor: { name: 'ActorKind' } } }],
  ['@tuyen/model/changes', { to: '@tuyen/model/changes', names: { Change: { name: 'SchemaChange' } } }],
  ['@tuyen/model/validation', { to: '@tuyen/model/validation', names: { Check: { name: 'ValueCheck' } } }],
  [
    '@tuyen/qa',
    {
      to: '@tuyen/qa',
      names: {
        Body: { name: 'JournalBody' },
        Checks: { name: 'ContractCheckResults' },
        Entry: { name: 'JournalEntry' },
        Finding: { name: 'Verification' },
      },
    },
  ],
]);
