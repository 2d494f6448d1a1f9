import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Category from '@mui/icons-material/Category';
import { FlowPage, type DashboardPages, type FlowEntry, type ResourceEntry } from '@tuyen/admin-kit';
import { ResourceContextProvider } from 'react-admin';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DashboardProvider } from '../../apps/admin-kit/src/dashboard/dashboard-context.tsx';
import { withServerResources } from '../../apps/admin-kit/src/runtime/runtime-entry.ts';
import { markup } from './read/markup.ts';
import { handedOut, projectRoot } from './stage/model.ts';
import { open } from './stage/pages.tsx';
import { idOf, sampleRows } from './stage/rows.ts';
import { show, type Setup } from './stage/stage.tsx';
import { printedWords } from './stage/words.ts';

const CLINIC = join(projectRoot, 'tests/foreign/clinic');

const EJECTED = [
  ...['view-waiting-room', 'view-expected', 'view-board', 'view-day', 'list', 'show', 'fields'].map((part) => [
    'appointments',
    part,
  ]),
  ['patients', 'show'],
  ['dashboards', 'reception'],
  ['flows', 'walk-in'],
];

interface Build {
  readonly setup: Setup;
  readonly flows: readonly FlowEntry[];
  readonly dashboards: DashboardPages;
}

let folder: string;
let printed: Build;
let owned: Build;
let served: Setup;

/**
 * Generates the clinic's project in two folders and ejects parts in one of them. One folder would not suffice: a module
 * is loaded only once per path, so its generated and its ejected version need different paths.
 */
beforeAll(async () => {
  // The folder must be inside this repository, because Vite reads no file outside.
  await mkdir(join(projectRoot, '.tuyen'), { recursive: true });
  folder = await mkdtemp(join(projectRoot, '.tuyen/foreign-'));
  const [one, other] = [join(folder, 'printed'), join(folder, 'owned')];
  await cp(CLINIC, one, { recursive: true });
  execFileSync('node', [join(projectRoot, 'cli/bin/tuyen.js'), 'generate'], { cwd: one, stdio: 'pipe' });
  await cp(one, other, { recursive: true });
  const ejecting = `
    const { eject } = await import(${JSON.stringify(join(projectRoot, 'generator/src/ejection/index.ts'))});
    for (const [resource, part] of ${JSON.stringify(EJECTED)}) {
      const { path } = await eject({ root: ${JSON.stringify(other)}, resource, part });
      if (!path) throw new Error(resource + ' ' + part + ' cannot be ejected.');
    }`;
  execFileSync('node', ['--input-type=module', '--eval', ejecting], { cwd: other, stdio: 'pipe' });
  execFileSync('node', [join(projectRoot, 'cli/bin/tuyen.js'), 'generate'], { cwd: other, stdio: 'pipe' });
  printed = await built(one);
  owned = await built(other);
  served = { ...printed.setup, entries: withServerResources([], printed.setup.model.resources, Category) };
});
afterAll(() => rm(folder, { recursive: true }));

async function built(root: string): Promise<Build> {
  const module = async (name: string) =>
    (await import(/* @vite-ignore */ join(root, `src/generated/${name}.gen.ts`))) as Readonly<Record<string, unknown>>;
  const model = handedOut(root);
  const i18n = await printedWords(model, 'de', join(root, 'public/locales'));
  const entries = (await module('resources'))['resources'] as readonly ResourceEntry[];
  return {
    setup: { model, entries, i18n, rows: sampleRows(model) },
    flows: (await module('flows'))['flows'] as readonly FlowEntry[],
    dashboards: (await module('dashboards'))['dashboards'] as DashboardPages,
  };
}

test('the builds with generated and with ejected pages load different files', async () => {
  const flow = await printed.flows[0]?.load();
  expect(await owned.flows[0]?.load()).not.toBe(flow);
  expect(await owned.dashboards['reception']?.()).not.toBe(await printed.dashboards['reception']?.());
});

test.each([
  ['waiting-room', 'Überfällig'],
  ['expected', 'Überfällig'],
  ['board', 'Gebucht'],
  ['day', 'Tagesplan'],
])(
  'the view "%s" of another test project is the same whether server-driven, generated or ejected',
  async (view, says) => {
    const page = async (setup: Setup) => {
      const Page = (await setup.entries
        .find(({ name }) => name === 'appointments')
        ?.views?.[view]?.()) as ComponentType;
      const element = (
        <ResourceContextProvider value="appointments">
          <Page />
        </ResourceContextProvider>
      );
      const shown = await show(setup, `/appointments/views/${view}`, element);
      return { markup: markup(shown.page), asked: [...shown.asked], text: shown.page.textContent };
    };
    const one = await page(printed.setup);
    expect(one.text).toContain(says);
    expect(await page(served)).toEqual(one);
    expect(await page(owned.setup)).toEqual(one);
  },
);

test.each([
  ['list', { appointments: 'Im Wartezimmer', patients: 'Name 2' }],
  ['show', { appointments: 'Kommt später', patients: 'Erinnern' }],
] as const)(
  'the %s page of another test project is the same whether server-driven, generated or ejected',
  async (kind, words) => {
    for (const [name, says] of Object.entries(words)) {
      const page = async (setup: Setup) => {
        const shown = await open(setup, name, kind, kind === 'show' ? idOf(name, 1) : '');
        return { markup: markup(shown.page), asked: [...shown.asked] };
      };
      const one = await page(printed.setup);
      expect(one.markup).toContain(says);
      expect(await page(served)).toEqual(one);
      expect(await page(owned.setup)).toEqual(one);
    }
  },
);

test('in another test project, a form with several steps is the same whether server-driven, generated or ejected', async () => {
  const page = async (setup: Setup, Page: ComponentType) => {
    sessionStorage.clear();
    return markup((await show(setup, '/flows/walk-in', <Page />)).page);
  };
  const load = async ({ flows }: Build) => (await flows[0]?.load()) as ComponentType;
  const one = await page(printed.setup, await load(printed));
  expect(one).toContain('Besuch');
  expect(await page(served, () => <FlowPage name="walk-in" />)).toBe(one);
  expect(await page(owned.setup, await load(owned))).toBe(one);
});

test('the dashboard of another test project shows its declared tiles, whether generated or ejected', async () => {
  const tile = (name: string) =>
    ({
      name,
      label: { de: `Kachel ${name}` },
      wide: false,
      kind: 'figure',
      value: 7,
      money: false,
      tone: 'neutral',
    }) as const;
  const answer = { name: 'reception', label: { de: 'Empfang' }, tiles: ['booked', 'waiting'].map(tile) };
  for (const { setup, dashboards } of [printed, owned]) {
    const Page = (await dashboards['reception']?.()) as ComponentType;
    const element = (
      <DashboardProvider answer={answer}>
        <Page />
      </DashboardProvider>
    );
    const { page } = await show(setup, '/', element);
    expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Kachel booked',
      'Kachel waiting',
    ]);
  }
});
