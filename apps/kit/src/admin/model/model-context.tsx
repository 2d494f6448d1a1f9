import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Enum, ProjectKind, Resource } from '@tuyen/model';
import { createModelStore, EMPTY_MODEL, type AdminModel, type ModelStore } from './model-store.ts';

export const ModelStoreContext = createContext<ModelStore>(createModelStore(async () => EMPTY_MODEL));

export function ModelProvider({ store, children }: { readonly store: ModelStore; readonly children: ReactNode }) {
  return <ModelStoreContext.Provider value={store}>{children}</ModelStoreContext.Provider>;
}

/** The model as far as it is known; changes when the server has answered. */
export function useModel(): AdminModel {
  const store = useContext(ModelStoreContext);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export function useEnum(name: string): Enum | undefined {
  return useModel().enums.find((candidate) => candidate.name === name);
}

export function useProjectKind(name: string | undefined): ProjectKind | undefined {
  return useModel().kinds.find((kind) => kind.name === name);
}

export function useResource(name: string | undefined): Resource | undefined {
  return useModel().resources.find((resource) => resource.name === name);
}
