// @vitest-environment jsdom
import Map from '@mui/icons-material/Map';
import { teal } from '@mui/material/colors';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { KEYS } from '../../testing/keys.fixture.ts';
import { HueChoice } from '../frame/hue-choice.tsx';
import { SideMenu } from '../frame/side-menu.tsx';
import type { AdminServices } from '../services/create-services.ts';
import { ServicesProvider } from '../services/services-context.tsx';
import { HUES } from '../../theme/hues.ts';
import { defined, DefinitionProvider } from './definition-context.tsx';
import type { AdminDefinition, AdminProject } from './definition.ts';

afterEach(cleanup);

const project = { languages: ['en'], menu: [] } as unknown as AdminProject;
const i18nProvider = {
  translate: (key: string) => key,
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};

function show(definition: Omit<AdminDefinition, 'resources'>, part: ReactNode, send = vi.fn()) {
  const services = { http: { send } } as unknown as AdminServices;
  const element = (
    <DefinitionProvider value={defined(project, { resources: [], ...definition })}>
      <ServicesProvider services={services}>
        <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
          {part}
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

test('a page that the project adds has a menu item for the users who may see it', async () => {
  const load = async () => () => null;
  const menu = { label: 'clinic.map', icon: Map };
  show(
    {
      pages: [
        { path: '/map', load, menu },
        { path: '/map/:ward', load },
        { path: '/plans', load, menu: { ...menu, label: 'clinic.plans', isVisible: ({ may }) => may('plan.read') } },
        { path: '/closed', load, menu: { ...menu, label: 'clinic.closed', isVisible: () => false } },
      ],
    },
    <SideMenu />,
  );
  await screen.findByRole('link', { name: 'clinic.map' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/map', '/plans']);
});

test('a custom page at the path of a resource is an error, because the page would hide the list of the resource', () => {
  const load = async () => () => null;
  const resources = [{ name: 'books' }] as unknown as AdminDefinition['resources'];
  expect(() => defined(project, { resources, pages: [{ path: '/books', load }] })).toThrow(
    'A page of defineAdmin has the path /books of a resource, and would hide its list.',
  );
  expect(() => defined(project, { resources, pages: [{ path: '/books/new-arrivals', load }] })).not.toThrow();
});

test('an app that defines components for a field kind is rejected if the kind has no code module', () => {
  const kinds = { iban: {} };
  expect(() => defined(project, { resources: [], kinds })).toThrow('components for "iban"');
  const coded = { ...project, kindCode: { iban: { check: () => true } } };
  expect(defined(coded, { resources: [], kinds }).kinds).toBe(kinds);
});

test('an app definition whose flow links to an unknown page is an error', () => {
  const load = async () => () => null;
  const flow = { name: 'lend', icon: Map, slug: 'loan.create', load };
  const pages = [
    { path: '/desk', load },
    { path: '/reports/:name', load },
  ];
  const start = (linksTo: readonly string[]) =>
    defined(project, { resources: [], pages, flows: [{ ...flow, linksTo }] });
  expect(() => start(['/deks'])).toThrow('The flow "lend" links to /deks, which is none of the "pages" of defineAdmin');
  expect(() => start(['/reports'])).toThrow('/reports');
  expect(start(['/desk', '/reports/overdue', '/profile']).flows).toHaveLength(1);
});

test("the color menu offers the colors of the project's palette and preselects the first one", async () => {
  show({ palette: { brand: teal, indigo: HUES.indigo } }, <HueChoice />);
  const colors = screen.getAllByRole('menuitemradio');
  expect(colors.map((color) => [color.getAttribute('aria-label'), color.getAttribute('aria-checked')])).toEqual([
    ['theme.colors.brand', 'true'],
    ['theme.colors.indigo', 'false'],
  ]);
});
