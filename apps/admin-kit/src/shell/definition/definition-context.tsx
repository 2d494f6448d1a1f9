import { createContext, useContext, type ReactNode } from 'react';
import { matchPath } from 'react-router';
import { preloadedPage, type PreloadedPage } from '../../layout/preloaded-page.tsx';
import { FRAMED_PATHS } from './shell-paths.ts';
import type { AdminDefinition, AdminPage, AdminProject } from './definition.ts';

export interface Defined extends AdminProject, Omit<AdminDefinition, 'pages' | 'dashboards'> {
  readonly pages: readonly (AdminPage & PreloadedPage)[];
  readonly dashboards: Readonly<Partial<Record<string, PreloadedPage>>>;
}

/**
 * Creates the pages once, because new components for each render would lose the state of the pages.
 * @throws Error for components of a field kind that has no code, for a flow that links to an unknown page, and for a
 * page whose path hides the list of a resource
 */
export function defined(
  project: AdminProject,
  { pages = [], dashboards = {}, ...definition }: AdminDefinition,
): Defined {
  const coded = project.kindCode ?? {};
  const unknown = Object.keys(definition.kinds ?? {}).find((kind) => !Object.hasOwn(coded, kind));
  if (unknown !== undefined)
    throw new Error(`defineAdmin has components for "${unknown}", which is not a kind of schemas/kinds with "code".`);
  for (const { name, linksTo = [] } of definition.flows ?? []) {
    const missing = linksTo.find((to) => !isPage(to, pages));
    if (missing !== undefined)
      throw new Error(`The flow "${name}" links to ${missing}, which is none of the "pages" of defineAdmin.`);
  }
  const hidden = definition.resources.find(({ name }) => pages.some(({ path }) => path === `/${name}`));
  if (hidden)
    throw new Error(`A page of defineAdmin has the path /${hidden.name} of a resource, and would hide its list.`);
  return {
    ...project,
    ...definition,
    pages: pages.map((page) => ({ ...page, ...preloadedPage(page.load) })),
    dashboards: Object.fromEntries(Object.entries(dashboards).map(([name, load]) => [name, preloadedPage(load)])),
  };
}

function isPage(path: string, pages: readonly AdminPage[]): boolean {
  const paths = [...Object.values(FRAMED_PATHS), ...pages.map((page) => page.path)];
  return paths.some((pattern) => matchPath(pattern, path) !== null);
}

const Context = createContext<Defined | null>(null);
export const DefinitionProvider = ({ value, children }: { readonly value: Defined; readonly children: ReactNode }) => (
  <Context.Provider value={value}>{children}</Context.Provider>
);

export function useDefinition(): Defined {
  const definition = useContext(Context);
  if (!definition) throw new Error('Render this inside DefinitionProvider.');
  return definition;
}
