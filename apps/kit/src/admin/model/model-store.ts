import { replaceEqualDeep } from '@tanstack/react-query';
import { type Enum, type KindCode, type Model, NEUTRAL_REGION, type ProjectKind, type Resource } from '@tuyen/model';

/** The part of the model that the back-office works with: what `GET meta/resources` answers. */
export type AdminModel = Pick<
  Model,
  'languages' | 'region' | 'resources' | 'enums' | 'kinds' | 'menu' | 'permissions' | 'flows'
>;

export const EMPTY_MODEL: AdminModel = {
  languages: [],
  region: NEUTRAL_REGION,
  resources: [],
  enums: [],
  kinds: [],
  menu: [],
  permissions: { groups: [], modules: [] },
  flows: [],
};

/** The code of project kinds by name, as the build brings it: the server can send none. */
export type KindCodes = Readonly<Record<string, KindCode<string | number>>>;

/**
 * Holds the model that the server hands out, for components (through `ModelProvider`) and the data provider alike.
 * A build may bring parts of it (`initial`); the server's answer replaces them.
 */
export interface ModelStore {
  get(): AdminModel;
  /** Asked from the server once; later calls share the answer. A failed call may be repeated. */
  load(): Promise<AdminModel>;
  /** Of all resources only this one, for a first page that need not wait for the rest; nothing where the whole is there. */
  loadFor(resource: string): Promise<void>;
  /** Forgets the answer: after sign-in, sign-out and a change of office, as the server filters by permission. */
  forget(): void;
  subscribe(listener: () => void): () => void;
  resource(name: string): Resource | undefined;
  enumNamed(name: string): Enum | undefined;
  kindNamed(name: string): ProjectKind | undefined;
}

/**
 * @param fetchModel asks the server for the model, of all resources or of the named one
 * @param codes what the build adds to the kinds
 */
export function createModelStore(
  fetchModel: (only?: string) => Promise<AdminModel>,
  initial: Partial<AdminModel> = {},
  codes: KindCodes = {},
): ModelStore {
  const withCode = (described: AdminModel): AdminModel => ({
    ...described,
    kinds: described.kinds.map((kind) => ({ ...codes[kind.name], ...kind })),
  });
  const start = withCode({ ...EMPTY_MODEL, ...initial });
  const listeners = new Set<() => void>();
  let model = start;
  let loading: Promise<AdminModel> | undefined;
  let complete = false;
  const put = (answer: Partial<AdminModel>) => {
    // What was known already stays the same object.
    model = replaceEqualDeep(model, withCode({ ...EMPTY_MODEL, region: start.region, ...answer }));
    for (const listener of listeners) listener();
    return model;
  };

  return {
    get: () => model,
    load() {
      loading ??= fetchModel().then(
        (answer) => {
          complete = true;
          return put(answer);
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    async loadFor(resource) {
      const answer = await fetchModel(resource);
      if (!complete) put(answer);
    },
    forget() {
      loading = undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resource: (name) => model.resources.find((resource) => resource.name === name),
    enumNamed: (name) => model.enums.find((candidate) => candidate.name === name),
    kindNamed: (name) => model.kinds.find((kind) => kind.name === name),
  };
}
