// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { DashboardAnswer, TileAnswer } from '@tuyen/model';
import { AdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { KEYS } from '../../testing/keys.fixture.ts';
import { HANOI } from '@tuyen/model/testing/regions';
import { ModelProvider } from '../../model/model-context.tsx';
import { createModelStore, EMPTY_MODEL } from '../../model/model-store.ts';
import type { AdminProject, DashboardPages } from '../definition/definition.ts';
import { defined, DefinitionProvider } from '../definition/definition-context.tsx';
import { DashboardTile } from '../../dashboard/dashboard-tile.tsx';
import type { AdminServices } from '../services/create-services.ts';
import { ServicesProvider } from '../services/services-context.tsx';
import { Dashboard } from './dashboard.tsx';

afterEach(cleanup);
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const i18nProvider = {
  translate: (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    key === 'pair' ? `${values['label']}: ${values['text']}` : [key, ...Object.values(values)].join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};
const project = { languages: ['en'], menu: [] } as unknown as AdminProject;
const head = (name: string) => ({ name, label: { en: name }, wide: false });

function open(tiles: readonly TileAnswer[] | Error, dashboards: DashboardPages = {}) {
  const answer: DashboardAnswer = {
    name: 'clinic',
    label: { en: 'Clinic' },
    tiles: tiles instanceof Error ? [] : tiles,
  };
  const send = vi.fn(async () => {
    if (tiles instanceof Error) throw tiles;
    return { json: answer };
  });
  const services = { http: { send } } as unknown as AdminServices;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createModelStore(async () => EMPTY_MODEL, { region: HANOI });
  const element = (
    <DefinitionProvider value={defined(project, { resources: [], dashboards })}>
      <ServicesProvider services={services}>
        <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider} queryClient={queryClient}>
          <ModelProvider store={store}>
            <Dashboard />
          </ModelProvider>
        </AdminContext>
      </ServicesProvider>
    </DefinitionProvider>
  );
  render(
    <I18nextProvider i18n={KEYS}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </I18nextProvider>,
  );
}

test('a dashboard figure links to its records and shows the change from the previous period', async () => {
  open([
    {
      ...head('income'),
      kind: 'figure',
      value: 1_500_000,
      money: true,
      tone: 'neutral',
      list: { resource: 'visits', filter: { 'paid_at||$gte': '2026-03-09' } },
      previous: { period: 'day', value: 1_000_000 },
    },
    { ...head('rooms'), kind: 'figure', value: 7, money: false, tone: 'danger' },
    ...[
      { name: 'more', value: 8, before: 1 },
      { name: 'fewer', value: 2, before: 9 },
      { name: 'same', value: 4, before: 4 },
    ].map(({ name, value, before }): TileAnswer => ({
      ...head(name),
      kind: 'figure',
      value,
      money: false,
      tone: 'neutral',
      previous: { period: 'week', value: before },
    })),
  ]);
  const income = await screen.findByRole('link', { name: /income/ });
  expect(income.getAttribute('href')).toMatch(/^\/visits\?filter=.*paid_at/);
  expect(income.textContent).toBe('income1.500.000đdashboard.previous.day 1.000.000đ (+50%)');
  const figures = ['more', 'fewer', 'same'].map((name) => screen.getByText(name).parentElement?.textContent);
  expect(figures).toEqual([
    'more8dashboard.previous.week 1 (+7)',
    'fewer2dashboard.previous.week 9 (−7)',
    'same4dashboard.previous.week 4',
  ]);
  expect(screen.getByText('rooms').closest('a')).toBeNull();
});

test('a dashboard tile of pending tasks links to each record and marks late ones', async () => {
  const columns = [
    { name: 'code', label: { en: 'Code' }, kind: 'text' },
    { name: 'fee', label: { en: 'Fee' }, kind: 'money' },
  ] as const;
  const todo = { ...head('calls'), kind: 'todo', resource: 'visits', opens: 'show', means: 'since', columns } as const;
  const rows = [
    { id: 'v1', cells: { code: 'V-1', fee: 2000 }, at: '2020-01-01T00:00:00Z', late: true },
    { id: 'v2', cells: { code: 'V-2', fee: null }, at: '2020-01-02T00:00:00Z', late: false },
  ];
  open([
    { ...todo, rows, total: 9, late: 1, list: { resource: 'visits', filter: {} } },
    { ...todo, ...head('empty'), rows: [], total: 0 },
  ]);
  const calls = await screen.findByRole('region', { name: 'calls' });
  expect(within(calls).getByRole('link', { name: 'V-1' }).getAttribute('href')).toBe('/visits/v1/show');
  const [first, second] = within(calls).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/V-12\.000đdashboard\.late.*days ago/);
  expect(second?.textContent).not.toContain('late');
  expect(within(calls).getByRole('link', { name: 'dashboard.see_all 9' }).getAttribute('href')).toBe('/visits');
  expect(screen.getByRole('region', { name: 'empty' }).textContent).toContain('dashboard.nothing_waits');
});

test('a dashboard chart of forty bars shows the longest and sums up the rest until expanded', async () => {
  const bars = Array.from({ length: 40 }, (_, index) => ({
    key: `k${index}`,
    label: `Ward ${index}`,
    value: 40 - index,
  }));
  open([
    {
      ...head('wards'),
      kind: 'chart',
      money: false,
      group: 'ward_id',
      first: 8,
      bars,
      total: 830,
      list: { resource: 'visits', filter: { state: 'DONE' } },
    },
  ]);
  const wards = await screen.findByRole('region', { name: 'wards' });
  const link = within(wards).getByRole('link', { name: 'Ward 0' }).getAttribute('href') ?? '';
  expect(JSON.parse(new URLSearchParams(link.split('?')[1]).get('filter') ?? '')).toEqual({
    state: 'DONE',
    ward_id: 'k0',
  });
  expect(within(wards).getAllByRole('listitem')).toHaveLength(9);
  expect(wards.textContent).toContain('charts.others');
  fireEvent.click(within(wards).getByRole('button', { name: /charts.more 32 528/ }));
  expect(within(wards).getAllByRole('listitem')).toHaveLength(41);
});

test('a trend on the dashboard can be shown as a table', async () => {
  const points = [
    { at: '2026-03-01', value: 3 },
    { at: '2026-03-02', value: 0 },
  ];
  open([{ ...head('visits'), kind: 'trend', money: false, by: 'day', points, total: 3 }]);
  fireEvent.click(await screen.findByRole('button', { name: 'charts.as_table: visits' }));
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['02/03/2026', '0', '01/03/2026', '3']);
});

test('a dashboard tile that fails to load or render does not affect other tiles', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ...head('broken'), kind: 'trend', money: false, by: 'day', total: 1 } as unknown as TileAnswer;
  open([
    { ...head('failed'), kind: 'failed' },
    broken,
    { ...head('fine'), kind: 'figure', value: 1, money: false, tone: 'neutral' },
  ]);
  await screen.findByText('fine');
  for (const name of ['failed', 'broken'])
    expect(screen.getByRole('region', { name }).textContent).toContain('dashboard.failed');
});

test('the dashboard shows a message if it has no tiles and a retry button after an error', async () => {
  open([]);
  await screen.findByText('dashboard.empty');
  cleanup();
  open(new Error('no connection'));
  await screen.findByText('no connection');
  expect(screen.getByRole('button', { name: 'errors.try_again' }).textContent).toBe('errors.try_again');
});

test('a custom dashboard page replaces the default page and omits tiles that the user may not see', async () => {
  const Own = () => (
    <>
      <p>Good morning</p>
      <DashboardTile name="rooms" />
      <DashboardTile name="hidden" />
    </>
  );
  const rooms = { ...head('rooms'), kind: 'figure', value: 7, money: false, tone: 'neutral' } as const;
  open([rooms, { ...rooms, ...head('beds') }], { clinic: async () => Own });
  await screen.findByText('Good morning');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['rooms']);
});
