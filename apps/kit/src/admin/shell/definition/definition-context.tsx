import { createContext, useContext, type ReactNode } from 'react';
import { preloadedPage, type PreloadedPage } from '../../runtime/preloaded-page.tsx';
import type { AdminDefinition, AdminPage, AdminProject } from './definition.ts';

/** A project and its definition as the shell uses them: each page made once. */
export interface Defined extends AdminProject, Omit<AdminDefinition, 'pages'> {
  readonly pages: readonly (AdminPage & PreloadedPage)[];
}

/** Makes the pages: a component that changed its identity would lose what it shows. */
export function defined(project: AdminProject, { pages = [], ...definition }: AdminDefinition): Defined {
  return { ...project, ...definition, pages: pages.map((page) => ({ ...page, ...preloadedPage(page.load) })) };
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
