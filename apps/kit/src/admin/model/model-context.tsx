import { createContext, useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react';
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
  return usePart(useCallback((store) => store.enumNamed(name), [name]));
}

export function useProjectKind(name: string | undefined): ProjectKind | undefined {
  return usePart(useCallback((store) => (name === undefined ? undefined : store.kindNamed(name)), [name]));
}

export function useResource(name: string | undefined): Resource | undefined {
  return usePart(useCallback((store) => (name === undefined ? undefined : store.resource(name)), [name]));
}

/** A part of the model. What shows it is drawn again only when this part changes, not when others are learned. */
function usePart<T>(read: (store: ModelStore) => T): T {
  const store = useContext(ModelStoreContext);
  const get = () => read(store);
  return useSyncExternalStore(store.subscribe, get, get);
}
