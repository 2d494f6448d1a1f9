import type { ResourceOutline } from '@tuyen/model';
import type { ComponentType } from 'react';
import type { PageName, ResourceEntry } from './resource-entry.ts';

function runtimeEntry(resource: ResourceOutline, icon: ComponentType): ResourceEntry {
  const { name, module, menu, title, actions, singleton, views } = resource;
  const pages = () => import('./runtime-pages.tsx');
  const all: Readonly<Record<PageName, () => Promise<ComponentType>>> = {
    list: async () => (await pages()).RuntimeList,
    create: async () => (await pages()).RuntimeCreate,
    edit: async () => (await pages()).RuntimeEdit,
    show: async () => (await pages()).RuntimeShow,
  };
  const declaredPages = Object.entries(all).filter(([page]) => actions.some((action) => action === page));
  return {
    name,
    icon,
    module,
    menu,
    title,
    actions,
    ...(singleton ? { singleton: singleton.path } : {}),
    pages: Object.fromEntries(declaredPages),
    ...(views && {
      views: Object.fromEntries(
        views.map(({ name: view }) => [view, async () => (await import('./runtime-view.tsx')).runtimeView(name, view)]),
      ),
    }),
  };
}

export function withServerResources(
  built: readonly ResourceEntry[],
  described: readonly ResourceOutline[],
  icon: ComponentType,
): readonly ResourceEntry[] {
  const names = new Set(built.map(({ name }) => name));
  const others = described.filter(({ name }) => !names.has(name));
  // Returns the same array if the server defines no other resources, so that components that depend on it do not
  // re-render.
  return others.length === 0 ? built : [...built, ...others.map((resource) => runtimeEntry(resource, icon))];
}
