import { textSchema } from '@tuyen/server/domain';
import { seededRandom } from '../../seed/random.ts';
import { DEFAULT_LIMITS, limitReached, type QaLimits } from '../../limits.ts';
import type { FieldErrors } from '../matching/syntax-fault.ts';
import { type Delay, DELAY, noteDelay } from './delay.ts';

export interface Rule {
  readonly id: string;
  /** Number of times that the stub or fault can still apply. Unlimited if undefined. */
  readonly count?: number | undefined;
  /** Probability that the stub or fault applies to a matching request, from 0 to 1. Default 1. */
  readonly probability?: number | undefined;
  readonly seed?: number | undefined;
  /**
   * If several stubs or faults match, the highest priority decides. With equal priorities, the newest stub or fault
   * applies. Default 0.
   */
  readonly priority?: number | undefined;
  /** Lifetime of the stub or fault, in seconds of the machine's clock, not of the QA clock. */
  readonly seconds?: number | undefined;
  readonly delay?: Delay | undefined;
  /** Scenario state that several stubs or faults of a namespace share. Each can require a state and set the next one. */
  readonly state?: StateCondition | undefined;
}

export interface StateCondition {
  readonly of: string;
  /** Scenario state in which the stub or fault applies. The initial state is `start`. */
  readonly is?: string | undefined;
  readonly becomes?: string | undefined;
}

const START = 'start';

const DAY = 86_400;

export const RULE = {
  id: { ...textSchema, pattern: '^[\\w.-]{1,100}$', description: 'Replaces the one with this id. Default: a new one.' },
  count: { type: 'integer', minimum: 1, description: 'How often it applies; default always.' },
  probability: { type: 'number', minimum: 0, maximum: 1 },
  seed: { type: 'integer', description: 'The same seed makes the same choices.' },
  priority: { type: 'integer', description: 'The highest wins; of equal ones the newest.' },
  seconds: {
    type: 'number',
    exclusiveMinimum: 0,
    maximum: DAY,
    description: 'It ends after so many seconds, a day at most.',
  },
  delay: DELAY,
  state: {
    description: 'Of a process: it applies while `of` is `is` (at first `start`), which then `becomes` another.',
    type: 'object',
    additionalProperties: false,
    required: ['of'],
    properties: { of: textSchema, is: textSchema, becomes: textSchema },
  },
} as const;

export function noteRule(errors: FieldErrors, { delay, state }: Rule): void {
  noteDelay(errors, delay, 'delay');
  if (state && state.is === undefined && state.becomes === undefined)
    errors['state'] = { code: 'state_without_effect' };
}

export interface Active<R extends Rule> {
  readonly rule: R;
  readonly random: () => number;
  used: number;
  readonly until: number;
}

export interface Rules<R extends Rule> {
  readonly empty: boolean;
  /**
   * Adds a stub or fault, or replaces the one with the same id. @throws 409 `qa_limit` if the namespace has reached its
   * limit
   */
  put(namespace: string, rule: R): Active<R>;
  list(namespace: string): readonly Active<R>[];
  remove(namespace: string, id: string): boolean;
  clear(namespace: string): void;
  /** Returns the current state of each scenario, by scenario name. Scenarios that are not listed are in `start`. */
  states(namespace: string): Readonly<Record<string, string>>;
  /** @throws 409 `qa_limit` without any change if the namespace would exceed its limit of scenario names */
  setStates(namespace: string, states: Readonly<Record<string, string>>): void;
  take(namespace: string, fits: (rule: R) => boolean): Active<R> | undefined;
  /**
   * Sets the stubs or faults that apply in every namespace, after the stubs or faults of the namespace itself. Each
   * namespace has its own states.
   */
  share(rules: readonly R[]): void;
}

export function openRules<R extends Rule>(
  kind: 'stubs' | 'faults' = 'stubs',
  limits: Pick<QaLimits, 'stubs' | 'faults' | 'states'> = DEFAULT_LIMITS,
): Rules<R> {
  const byNamespace = new Map<string, Active<R>[]>();
  const states = new Map<string, Map<string, string>>();
  let shared: readonly Active<R>[] = [];
  const setState = (namespace: string, of: string, state: string) =>
    void states.set(namespace, new Map(states.get(namespace)).set(of, state));
  const isIn = (namespace: string, state: StateCondition | undefined) =>
    state?.is === undefined || (states.get(namespace)?.get(state.of) ?? START) === state.is;
  const inForce = (namespace: string) =>
    (byNamespace.get(namespace) ?? []).filter(({ until, rule, used }) => {
      return until > performance.now() && (rule.count === undefined || used < rule.count);
    });
  /**
   * Checks the limit on the number of scenarios when a stub or fault is added. If the check waited for the first state
   * change, that change could exceed the limit.
   */
  const checkNames = (namespace: string, added: readonly (string | undefined)[]) => {
    const ofRules = inForce(namespace).map(({ rule }) => rule.state?.of);
    const names = new Set([...(states.get(namespace)?.keys() ?? []), ...ofRules, ...added]);
    names.delete(undefined);
    if (added.some((name) => name !== undefined) && names.size > limits.states) throw limitReached('states', limits);
  };

  return {
    get empty() {
      return byNamespace.size === 0 && shared.length === 0;
    },
    put(namespace, rule) {
      const { id, seed, seconds } = rule;
      const until = seconds === undefined ? Infinity : performance.now() + seconds * 1000;
      const active: Active<R> = { rule, random: seed === undefined ? Math.random : seededRandom(seed), used: 0, until };
      const others = inForce(namespace).filter((one) => one.rule.id !== id);
      if (others.length >= limits[kind]) throw limitReached(kind, limits);
      checkNames(namespace, [rule.state?.of]);
      byNamespace.set(namespace, [active, ...others].toSorted(byPriority));
      return active;
    },
    list: inForce,
    remove(namespace, id) {
      const before = inForce(namespace);
      const after = before.filter(({ rule }) => rule.id !== id);
      if (after.length === 0) byNamespace.delete(namespace);
      else byNamespace.set(namespace, after);
      return after.length < before.length;
    },
    clear(namespace) {
      byNamespace.delete(namespace);
      states.delete(namespace);
    },
    states: (namespace) => Object.fromEntries(states.get(namespace) ?? []),
    setStates(namespace, set) {
      checkNames(namespace, Object.keys(set));
      for (const [of, state] of Object.entries(set)) setState(namespace, of, state);
    },
    take(namespace, fits) {
      const found = [...inForce(namespace), ...shared].find(({ rule, random }) => {
        if (!isIn(namespace, rule.state) || !fits(rule)) return false;
        return rule.probability === undefined || random() < rule.probability;
      });
      if (!found) return undefined;
      found.used += 1;
      const { of, becomes } = found.rule.state ?? {};
      if (of !== undefined && becomes !== undefined) setState(namespace, of, becomes);
      return found;
    },
    share(rules) {
      shared = rules.map((rule) => ({ rule, random: Math.random, used: 0, until: Infinity })).toSorted(byPriority);
    },
  };
}

function byPriority(one: Active<Rule>, other: Active<Rule>): number {
  return (other.rule.priority ?? 0) - (one.rule.priority ?? 0);
}
