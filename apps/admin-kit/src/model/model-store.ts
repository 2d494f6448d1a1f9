import { replaceEqualDeep } from '@tanstack/react-query';
import {
  type Backend,
  type Enum,
  type Flow,
  type KindCode,
  type Maps,
  type Model,
  NEUTRAL_REGION,
  type Outline,
  type ProjectKind,
  type Resource,
  type ResourceOutline,
} from '@tuyen/model';

export interface AdminModel extends Pick<Model, 'languages' | 'region' | 'enums' | 'kinds' | 'menu' | 'permissions'> {
  readonly resources: readonly Resource[];
  readonly flows: readonly Flow[];
  readonly outline: Outline;
  /** Resource of the accounts. */
  readonly accounts?: string;
  readonly maps?: Maps;
  /** Back ends of the resources that the project's own server does not store. */
  readonly backends?: readonly Pick<Backend, 'name' | 'dialect' | 'provider'>[];
}

export const EMPTY_MODEL: AdminModel = {
  languages: [],
  region: NEUTRAL_REGION,
  resources: [],
  enums: [],
  kinds: [],
  menu: [],
  permissions: { groups: [], modules: [] },
  flows: [],
  outline: { resources: [], flows: [] },
};

/**
 * Code of project-specific field kinds, by the name of the kind. The build contains the code, because the server cannot
 * send it.
 */
export type KindCodes = Readonly<Record<string, KindCode<string | number>>>;

export type ModelKind = 'resources' | 'flows';

/**
 * Part of the server's model that a request asks for. With `only`, a request asks for everything that the page opened
 * first needs. With `of` and `name`, it asks for one more resource or flow.
 */
export type ModelPart = { readonly only: string } | { readonly of: ModelKind; readonly name: string };

/**
 * Stores the model parts loaded so far. Components use the store through `ModelProvider`; the data provider uses it
 * directly. A build may provide parts (`initial`), which the server's response replaces.
 */
export interface ModelStore {
  get(): AdminModel;
  /**
   * Requests the common parts of the server's model once: enumerations, permissions, the list of resources and flows,
   * and the description of the named resource or flow. A failed request can be repeated.
   */
  start(name: string): Promise<void>;
  /**
   * Requests the description of an unknown resource or flow once. Does nothing if the server does not list it for this
   * account. A failed request can be repeated.
   */
  describe(of: ModelKind, name: string): Promise<void>;
  prepare(of: ModelKind, name: string): void;
  /**
   * Discards all loaded parts of the server's model after a sign-in, a sign-out or a change of office, because the
   * server filters them by permission.
   */
  forget(): void;
  subscribe(listener: () => void): () => void;
  resource(name: string): Resource | undefined;
  outline(name: string): ResourceOutline | undefined;
  enumNamed(name: string): Enum | undefined;
  kindNamed(name: string): ProjectKind | undefined;
}

export function createModelStore(
  fetchPart: (part: ModelPart) => Promise<Partial<AdminModel>>,
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
  let starting: Promise<void> | undefined;
  let isStarted = false;
  let asked = new Map<string, Promise<void>>();
  const put = (next: AdminModel) => {
    model = next;
    for (const listener of listeners) listener();
  };
  const once = (question: string, ask: () => Promise<void>): Promise<void> => {
    const era = asked;
    const begun = era.get(question);
    if (begun) return begun;
    const answer = ask();
    era.set(question, answer);
    const end = () => era.delete(question);
    answer.then(end, end);
    return answer;
  };
  const describe = async (of: ModelKind, name: string): Promise<void> => {
    const era = asked;
    if (isStarted) await store.start(name);
    // Requests no resource or flow that the server does not list for this account, because the server would respond
    // with 404.
    if (has(model[of], name) || (starting && !has(model.outline[of], name))) return;
    const answer = await fetchPart({ of, name });
    if (era === asked) put({ ...model, [of]: [...model[of], ...(answer[of] ?? [])] });
    // If the account changed during the request, discards the response and requests the description again.
    else if (starting) await describe(of, name);
  };

  const ask = async (name: string): Promise<void> => {
    const era = asked;
    try {
      const answer = await fetchPart({ only: name });
      if (era !== asked) return;
      put(replaceEqualDeep(model, withCode({ ...EMPTY_MODEL, region: start.region, ...answer })));
    } catch (error) {
      if (era === asked) starting = undefined;
      throw error;
    }
  };

  const store: ModelStore = {
    get: () => model,
    start(name) {
      isStarted = true;
      starting ??= ask(name);
      return starting;
    },
    describe: async (of, name) => (has(model[of], name) ? undefined : once(`${of}/${name}`, () => describe(of, name))),
    prepare: (of, name) => void store.describe(of, name).catch(() => undefined),
    forget() {
      starting = undefined;
      isStarted = false;
      asked = new Map();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resource: (name) => named(model.resources, name),
    outline: (name) => named(model.outline.resources, name) ?? named(model.resources, name),
    enumNamed: (name) => named(model.enums, name),
    kindNamed: (name) => named(model.kinds, name),
  };
  return store;
}

interface Named {
  readonly name: string;
}

function named<T extends Named>(all: readonly T[], name: string): T | undefined {
  return all.find((each) => each.name === name);
}

function has(all: readonly Named[], name: string): boolean {
  return named(all, name) !== undefined;
}
