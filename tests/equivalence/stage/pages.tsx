import { type AdminModel, type PageName } from '@tuyen/admin-kit';
import { withServerResources } from '../../../apps/admin-kit/src/runtime/runtime-entry.ts';
import Category from '@mui/icons-material/Category';
import type { Resource } from '@tuyen/model';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { resources } from '../../../apps/admin/src/generated/resources.gen.ts';
import { isOwned } from '../owned.ts';
import { model as handedOut } from './model.ts';
import { sampleRows } from './rows.ts';
import { show, type Setup, type Shown } from './stage.tsx';
import { printedWords, servedWords } from './words.ts';

const rows = sampleRows(handedOut);

export async function printed(): Promise<Setup> {
  return { model: handedOut, entries: resources, i18n: await printedWords(handedOut), rows };
}

/**
 * Returns the setup of a back-office without generated pages. All pages follow from the model that the server sends.
 */
export async function served(model: AdminModel = handedOut, language?: string): Promise<Setup> {
  const entries = withServerResources([], model.resources, Category);
  return { model, entries, i18n: await servedWords(model, language), rows: sampleRows(model) };
}

const PATHS: Readonly<Record<PageName, string>> = { list: '', create: '/create', edit: '/:id', show: '/:id/show' };

/**
 * Returns the resources that have two versions of the page: generated and server-driven. Singletons have only the edit
 * page. A page that is replaced in src/custom is left out, because it has no generated version.
 */
export function comparable(page: PageName): readonly Resource[] {
  return handedOut.resources.filter(
    ({ name, singleton, actions }) => (!singleton || page === 'edit') && actions.includes(page) && !isOwned(name, page),
  );
}

/** @param id id of the record, for pages about one record @param search query string, including `?` */
export async function open(setup: Setup, name: string, page: PageName, id = '', search = ''): Promise<Shown> {
  const Page = await setup.entries.find((entry) => entry.name === name)?.pages[page]?.();
  if (!Page) throw new Error(`There is no ${page} of ${name}.`);
  const path = `/${name}${PATHS[page].replace(':id', id)}${search}`;
  return show(
    setup,
    path,
    <ResourceContextProvider value={name}>
      <Routes>
        <Route path={`/${name}${PATHS[page]}`} element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
    </ResourceContextProvider>,
  );
}

export function withAnswers(setup: Setup, name: string, answers: object): Setup {
  const rows = new Map(setup.rows);
  rows.set(
    name,
    (rows.get(name) ?? []).map((row, place) => (place === 0 ? { ...row, ...answers } : row)),
  );
  return { ...setup, rows };
}
