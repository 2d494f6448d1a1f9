import { replaceEqualDeep } from '@tanstack/react-query';
import {
  type Enum,
  type Flow,
  type KindCode,
  type Model,
  NEUTRAL_REGION,
  type Outline,
  type ProjectKind,
  type Resource,
  type ResourceOutline,
} from '@tuyen/model';

/** The part of the model that the back-office works with: what `GET meta/resources` answers. */
export interface AdminModel extends Pick<Model, 'languages' | 'region' | 'enums' | 'kinds' | 'menu' | 'permissions'> {
  /** Those that were asked for so far. */
  readonly resources: readonly Resource[];
  readonly flows: readonly Flow[];
  /** All that the account may read and do. */
  readonly outline: Outline;
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

/** The code of project kinds by name, as the build brings it: the server can send none. */
export type KindCodes = Readonly<Record<string, KindCode<string | number>>>;

/** What is asked for one by one. */
export type ModelKind = 'resources' | 'flows';

/** A part of the model: what all pages need with the one resource or flow of the first page; or another resource, or a flow. */
export type ModelPart = { readonly only: string } | { readonly of: ModelKind; readonly name: string };

/**
 * Holds the model as far as the server was asked for it, for components (through `ModelProvider`) and the data provider alike.
 * A build may bring parts of it (`initial`); the server's answer replaces them.
 */
export interface ModelStore {
  get(): AdminModel;
  /**
   * Asks for what every page needs: enumerations, permissions, the outline of all resources and flows, and of those the description of
   * the one of this name. Done once; a failed call may be repeated.
   */
  start(name: string): Promise<void>;
  /**
   * Asks for a resource or a flow that is not known yet, once; nothing where the server lists none of this name for this account. A failed
   * call may be repeated.
   */
  describe(of: ModelKind, name: string): Promise<void>;
  /** As `describe`, where nothing waits for the answer. A failed call is repeated by what needs it next. */
  prepare(of: ModelKind, name: string): void;
  /** Forgets the answers: after sign-in, sign-out and a change of office, as the server filters by permission. */
  forget(): void;
  subscribe(listener: () => void): () => void;
  resource(name: string): Resource | undefined;
  outline(name: string): ResourceOutline | undefined;
  enumNamed(name: string): Enum | undefined;
  kindNamed(name: string): ProjectKind | undefined;
}

/**
 * @param fetchPart asks the server for a part of the model
 * @param codes what the build adds to the kinds
 */
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
  // A start that failed is repeated by the next call.
  let isStarted = false;
  let asked = new Map<string, Promise<void>>();
  const put = (next: AdminModel) => {
    model = next;
    for (const listener of listeners) listener();
  };
  /** The same promise for the same question while it is on its way. */
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
    // What is not listed would be answered with 404.
    if (has(model[of], name) || (starting && !has(model.outline[of], name))) return;
    const answer = await fetchPart({ of, name });
    if (era === asked) put({ ...model, [of]: [...model[of], ...(answer[of] ?? [])] });
    // It was meant for another account, or for none by now.
    else if (starting) await describe(of, name);
  };

  const ask = async (name: string): Promise<void> => {
    const era = asked;
    try {
      const answer = await fetchPart({ only: name });
      if (era !== asked) return;
      // What was known already stays the same object.
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
