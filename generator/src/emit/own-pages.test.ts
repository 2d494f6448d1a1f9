import type { Dashboard, Flow } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { library, contentOf } from '../testing/library.ts';
import type { GeneratedFile } from './generated-file.ts';
import type { CustomPages, Project } from './project.ts';
import { admin } from './admin/index.ts';
import { ownPageAt, ownPages } from './own-pages.ts';

let project: Project;
let reserve: Flow;

beforeAll(async () => {
  project = await library();
  const [flow] = project.model.flows;
  if (!flow) throw new Error('The library has no flow.');
  reserve = flow;
});

const tile = (name: string): Dashboard['tiles'][number] => ({
  name,
  kind: 'figure',
  label: {},
  wide: false,
  hideZero: false,
  tone: 'neutral',
  resource: 'books',
  filter: {},
});
const dashboard = (name: string, ...tiles: readonly string[]): Dashboard => ({
  name,
  source: `schemas/dashboards/${name}.json`,
  label: {},
  groups: [],
  superusers: false,
  tiles: tiles.map(tile),
});

const flow = (name: string, changed: Partial<Flow> = {}): Flow => ({
  ...reserve,
  name,
  source: `schemas/flows/${name}.json`,
  for: 'staff',
  icon: 'MenuBook',
  ...changed,
});

function made(model: Partial<Project['model']>, customPages?: CustomPages): readonly GeneratedFile[] {
  return admin({ ...project, model: { ...project.model, ...model }, ...(customPages && { customPages }) });
}

test('the page of a dashboard lists its tiles in order and is loaded by the index of dashboards', async () => {
  const files = made({ dashboards: [dashboard('reading-room', 'new', 'late'), dashboard('desk')] });
  expect(await contentOf(files, 'dashboards/reading-room.gen.tsx')).toBe(
    `// From schemas/dashboards/reading-room.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject dashboards reading-room\`.
import { DashboardGrid, DashboardTile } from '@tuyen/admin-kit';

export const ReadingRoomDashboard = () => (
  <DashboardGrid>
    <DashboardTile name="new" />
    <DashboardTile name="late" />
  </DashboardGrid>
);
`,
  );
  expect(await contentOf(files, 'generated/dashboards.gen.ts')).toBe(
    `// From schemas/dashboards/ by \`tuyen generate\`. Add a dashboard with \`tuyen new dashboard <name>\`.
import type { DashboardPages } from '@tuyen/admin-kit';

/** The home page of each role. It is loaded when it is first shown. */
export const dashboards: DashboardPages = {
  'reading-room': () => import('./dashboards/reading-room.gen.tsx').then((module) => module.ReadingRoomDashboard),
  desk: () => import('./dashboards/desk.gen.tsx').then((module) => module.DeskDashboard),
};
`,
  );
});

test('the page of a flow for staff lists the steps and fields in order, and the index of flows loads the page', async () => {
  const task = { resource: 'books', slug: 'book.create' as const, shows: [], links: [] };
  const files = made({ flows: [reserve, flow('lend-book', { task }), flow('return')] });
  expect(await contentOf(files, 'flows/lend-book.gen.tsx')).toBe(
    `// From schemas/flows/lend-book.json by \`tuyen generate\`. Edit that file, or own this: \`tuyen eject flows lend-book\`.
import { FlowField, FlowPage, FlowStep } from '@tuyen/admin-kit';

export const LendBookFlow = () => (
  <FlowPage name="lend-book">
    <FlowStep name="book">
      <FlowField name="isbn" />
      <FlowField name="wanted_on" />
    </FlowStep>
  </FlowPage>
);
`,
  );
  expect(await contentOf(files, 'generated/flows.gen.ts')).toBe(
    `// From schemas/flows/ by \`tuyen generate\`. Add a flow with \`tuyen new flow <name> <resource>\`.
import MenuBookIcon from '@mui/icons-material/MenuBook';
import type { FlowEntry } from '@tuyen/admin-kit';

/** The flows of staff. Their pages are loaded when they are first shown. */
export const flows: readonly FlowEntry[] = [
  {
    name: 'lend-book',
    icon: MenuBookIcon,
    slug: 'book.create',
    load: () => import('./flows/lend-book.gen.tsx').then((module) => module.LendBookFlow),
  },
  {
    name: 'return',
    icon: MenuBookIcon,
    slug: '',
    load: () => import('./flows/return.gen.tsx').then((module) => module.ReturnFlow),
  },
];
`,
  );
});

test('custom pages of dashboards and flows are loaded instead of the generated pages', async () => {
  const owned = {
    dashboards: { desk: 'web/desk/custom/dashboards/desk.tsx' },
    flows: { lend: 'web/desk/custom/flows/lend.tsx' },
  };
  const model = { dashboards: [dashboard('desk'), dashboard('room')], flows: [flow('lend'), flow('return')] };
  const files = made(model, owned);
  const loaded = async (path: string) =>
    [...(await contentOf(files, path)).matchAll(/import\('([^']*)'\)/gu)].map(([, file]) => file);
  expect(await loaded('dashboards.gen.ts')).toEqual(['../custom/dashboards/desk.tsx', './dashboards/room.gen.tsx']);
  expect(await loaded('flows.gen.ts')).toEqual(['../custom/flows/lend.tsx', './flows/return.gen.tsx']);
});

const described = (files: readonly GeneratedFile[]) =>
  files
    .filter(({ path }) => /dashboards|flows/u.test(path))
    .map(({ path, sources, resource, format }) => [
      path.replace('web/desk/generated/', ''),
      ...sources,
      resource,
      format,
    ]);

test('each dashboard or flow page names its schema file, and the indexes of these pages name the schema folder', () => {
  expect(described(made({ dashboards: [dashboard('desk')], flows: [reserve, flow('lend')] }))).toEqual([
    ['flows/lend.gen.tsx', 'schemas/flows/lend.json', 'flows', true],
    ['flows.gen.ts', 'schemas/flows/', undefined, true],
    ['dashboards/desk.gen.tsx', 'schemas/dashboards/desk.json', 'dashboards', true],
    ['dashboards.gen.ts', 'schemas/dashboards/', undefined, true],
  ]);
  expect(described(made({ dashboards: [], flows: [reserve] }))).toEqual([]);
});

test('a dashboard or flow page is regenerated if its content changes, and an index if its entries change', () => {
  const before = { dashboards: [dashboard('desk', 'new')], flows: [flow('lend')] };
  const again = (after: Partial<Project['model']>, owned?: CustomPages) => {
    const slices = new Map(made(before).map(({ path, slice }) => [path, JSON.stringify(slice)]));
    return made({ ...before, ...after }, owned)
      .filter(({ path, slice }) => slices.get(path) !== JSON.stringify(slice))
      .map(({ path }) => path.replace('web/desk/generated/', ''));
  };
  expect(again({})).toEqual([]);
  expect(again({ dashboards: [dashboard('desk', 'late')] })).toEqual(['dashboards/desk.gen.tsx']);
  expect(again({ flows: [flow('lend', { steps: [] })] })).toEqual(['flows/lend.gen.tsx']);
  expect(again({ flows: [flow('lend', { icon: 'Star' })] })).toEqual(['flows.gen.ts']);
  expect(again({ dashboards: [...before.dashboards, dashboard('room')] })).toEqual([
    'dashboards/room.gen.tsx',
    'dashboards.gen.ts',
  ]);
  expect(again({}, { flows: { lend: 'web/desk/custom/flows/lend.tsx' } })).toEqual(['flows.gen.ts']);
  expect(again({}, { dashboards: { desk: 'web/desk/custom/dashboards/desk.tsx' } })).toEqual(['dashboards.gen.ts']);
});

test('custom files can replace the pages of dashboards and flows, and are found by their paths', () => {
  const model = { ...project.model, dashboards: [dashboard('desk')], flows: [reserve, flow('lend')] };
  const [desk, lend] = [
    { folder: 'dashboards', name: 'desk', source: 'schemas/dashboards/desk.json', exported: 'DeskDashboard' },
    { folder: 'flows', name: 'lend', source: 'schemas/flows/lend.json', exported: 'LendFlow' },
  ];
  const page = { folder: 'pages', name: 'reserve/page', source: reserve.source, exported: 'default' };
  expect(ownPages(model)).toEqual([desk, lend, page]);
  expect(ownPageAt(model, 'web/readers/custom/pages/reserve/page.tsx')).toEqual(page);
  expect(ownPageAt(model, 'web/readers/custom/pages/reserve/result.tsx')).toBeUndefined();
  const paths = ['dashboards/desk', 'flows/lend', 'flows/desk', 'flows/reserve', 'books/list'];
  expect(paths.map((path) => ownPageAt(model, `web/desk/custom/${path}.tsx`))).toEqual([
    desk,
    lend,
    undefined,
    undefined,
    undefined,
  ]);
});
