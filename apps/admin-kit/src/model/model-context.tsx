import { createContext, useCallback, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { type Capabilities, capabilitiesOf } from '@tuyen/model';
import type { Enum, Outline, ProjectKind, Resource, ResourceOutline } from '@tuyen/model';
import { createModelStore, EMPTY_MODEL, type AdminModel, type ModelStore } from './model-store.ts';

export const ModelStoreContext = createContext<ModelStore>(createModelStore(async () => EMPTY_MODEL));

export function ModelProvider({ store, children }: { readonly store: ModelStore; readonly children: ReactNode }) {
  return <ModelStoreContext.Provider value={store}>{children}</ModelStoreContext.Provider>;
}

/** Returns the part of the model that is loaded so far. */
export function useModel(): AdminModel {
  const store = useContext(ModelStoreContext);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Returns an enum of the project. Undefined until it is loaded. */
export function useEnum(name: string): Enum | undefined {
  return usePart(useCallback((store) => store.enumNamed(name), [name]));
}

export function useProjectKind(name: string | undefined): ProjectKind | undefined {
  return usePart(useCallback((store) => (name === undefined ? undefined : store.kindNamed(name)), [name]));
}

/** Returns a resource with its fields, and loads it on first use. Undefined until it is loaded. */
export function useResource(name: string | undefined): Resource | undefined {
  const store = useContext(ModelStoreContext);
  const resource = usePart(useCallback((from) => (name === undefined ? undefined : from.resource(name)), [name]));
  const isAsked = !resource && name !== undefined && name !== '';
  useEffect(() => {
    if (isAsked) store.prepare('resources', name);
  }, [store, isAsked, name]);
  return resource;
}

export function useResourceOutline(name: string | undefined): ResourceOutline | undefined {
  return usePart(useCallback((store) => (name === undefined ? undefined : store.outline(name)), [name]));
}

/** Returns what the back end of a resource can do. Works before the full description of the resource is loaded. */
export function useCapabilities(name: string | undefined): Capabilities {
  const outline = useResourceOutline(name);
  return capabilitiesOf(useResource(name) ?? outline);
}

export function useResources(names: readonly string[]): readonly Resource[] {
  const store = useContext(ModelStoreContext);
  const found = useModel().resources.filter(({ name }) => names.includes(name));
  const missing = names.filter((name) => !found.some((resource) => resource.name === name)).join();
  useEffect(() => {
    for (const name of missing.split(',').filter(Boolean)) store.prepare('resources', name);
  }, [store, missing]);
  return found;
}

export function useOutline(): Outline {
  return usePart(readOutline);
}

const readOutline = (store: ModelStore) => store.get().outline;

export function usePart<T>(read: (store: ModelStore) => T): T {
  const store = useContext(ModelStoreContext);
  const get = () => read(store);
  return useSyncExternalStore(store.subscribe, get, get);
}
