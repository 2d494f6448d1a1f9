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

/** The committed pages on the committed words. */
export async function printed(): Promise<Setup> {
  return { model: handedOut, entries: resources, i18n: await printedWords(handedOut), rows };
}

/** The pages of a build that knows no resource at all: everything comes from the server's model. */
export async function served(model: AdminModel = handedOut, language?: string): Promise<Setup> {
  const entries = withServerResources([], model.resources, Category);
  return { model, entries, i18n: await servedWords(model, language), rows: sampleRows(model) };
}

const PATHS: Readonly<Record<PageName, string>> = { list: '', create: '/create', edit: '/:id', show: '/:id/show' };

/** The resources whose page both sides have: of a singleton the edit page alone, and of a page that a file in src/custom replaces nothing is printed. */
export function comparable(page: PageName): readonly Resource[] {
  return handedOut.resources.filter(
    ({ name, singleton, actions }) => (!singleton || page === 'edit') && actions.includes(page) && !isOwned(name, page),
  );
}

/** @param id of the record, for pages about one; @param search what stands behind the path, from `?` on */
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

/** The same setup where the resource's first row answers so. */
export function withAnswers(setup: Setup, name: string, answers: object): Setup {
  const rows = new Map(setup.rows);
  rows.set(
    name,
    (rows.get(name) ?? []).map((row, place) => (place === 0 ? { ...row, ...answers } : row)),
  );
  return { ...setup, rows };
}
