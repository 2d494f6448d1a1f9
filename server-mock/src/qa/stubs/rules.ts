import { text } from '@tuyen/server/domain';
import { seededRandom } from '../../seed/random.ts';
import { DEFAULT_LIMITS, limitReached, type QaLimits } from '../../limits.ts';
import type { FieldErrors } from '../matching/syntax-fault.ts';
import { type Delay, DELAY, noteDelay } from './delay.ts';

/** When something applies, whatever it does. */
export interface Rule {
  readonly id: string;
  /** How often it still applies; undefined: always. */
  readonly count?: number | undefined;
  /** From 0 to 1; default 1. */
  readonly probability?: number | undefined;
  /** Makes the random choices the same each time. */
  readonly seed?: number | undefined;
  /** Of several that fit, the one with the highest; of equal ones the newest. Default 0. */
  readonly priority?: number | undefined;
  /** It ends after so many seconds of the machine. */
  readonly seconds?: number | undefined;
  readonly delay?: Delay | undefined;
  /** Shared by the rules of a namespace. */
  readonly state?: StateCondition | undefined;
}

/** In which state a rule applies, and which state it leads to. */
export interface StateCondition {
  /** The name of what has the state. */
  readonly of: string;
  /** It applies in this one alone; the first is `start`. */
  readonly is?: string | undefined;
  readonly becomes?: string | undefined;
}

const START = 'start';

/** Longest time that a rule is in force, in seconds. */
const DAY = 86_400;

export const RULE = {
  id: { ...text, pattern: '^[\\w.-]{1,100}$', description: 'Replaces the one with this id. Default: a new one.' },
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
    properties: { of: text, is: text, becomes: text },
  },
} as const;

/** Notes a delay and a state without sense. */
export function noteRule(errors: FieldErrors, { delay, state }: Rule): void {
  noteDelay(errors, delay, 'delay');
  if (state && state.is === undefined && state.becomes === undefined)
    errors['state'] = { code: 'state_without_effect' };
}

/** A rule that is in force. */
export interface Active<R extends Rule> {
  readonly rule: R;
  /** From 0 to 1, by the seed. */
  readonly random: () => number;
  /** How often it has applied. */
  used: number;
  readonly until: number;
}

export interface Rules<R extends Rule> {
  readonly empty: boolean;
  /** Replaces the one with the same id. @throws 409 `qa_limit` where a namespace has as many as it may */
  put(namespace: string, rule: R): Active<R>;
  list(namespace: string): readonly Active<R>[];
  /** @returns whether there was one */
  remove(namespace: string, id: string): boolean;
  /** States begin anew. */
  clear(namespace: string): void;
  /** By what has them; those that are still `start` may be missing. */
  states(namespace: string): Readonly<Record<string, string>>;
  /** @throws 409 `qa_limit`, without any change, where a namespace has as many names as it may */
  setStates(namespace: string, states: Readonly<Record<string, string>>): void;
  /** The one that applies, which is counted. */
  take(namespace: string, fits: (rule: R) => boolean): Active<R> | undefined;
}

/**
 * The rules of each namespace, in the order in which they are tried.
 * @param kind the limit of their number
 */
export function openRules<R extends Rule>(
  kind: 'stubs' | 'faults' = 'stubs',
  limits: Pick<QaLimits, 'stubs' | 'faults' | 'states'> = DEFAULT_LIMITS,
): Rules<R> {
  const byNamespace = new Map<string, Active<R>[]>();
  const states = new Map<string, Map<string, string>>();
  const setState = (namespace: string, of: string, state: string) =>
    void states.set(namespace, new Map(states.get(namespace)).set(of, state));
  const isIn = (namespace: string, state: StateCondition | undefined) =>
    state?.is === undefined || (states.get(namespace)?.get(state.of) ?? START) === state.is;
  const inForce = (namespace: string) =>
    (byNamespace.get(namespace) ?? []).filter(({ until, rule, used }) => {
      return until > performance.now() && (rule.count === undefined || used < rule.count);
    });
  /** A rule that leads to a state must find room for it. */
  const checkNames = (namespace: string, added: readonly (string | undefined)[]) => {
    const ofRules = inForce(namespace).map(({ rule }) => rule.state?.of);
    const names = new Set([...(states.get(namespace)?.keys() ?? []), ...ofRules, ...added]);
    names.delete(undefined);
    if (added.some((name) => name !== undefined) && names.size > limits.states) throw limitReached('states', limits);
  };

  return {
    get empty() {
      return byNamespace.size === 0;
    },
    put(namespace, rule) {
      const { id, seed, seconds } = rule;
      const until = seconds === undefined ? Infinity : performance.now() + seconds * 1000;
      const active: Active<R> = { rule, random: seed === undefined ? Math.random : seededRandom(seed), used: 0, until };
      const others = inForce(namespace).filter((one) => one.rule.id !== id);
      if (others.length >= limits[kind]) throw limitReached(kind, limits);
      checkNames(namespace, [rule.state?.of]);
      const priority = (one: Active<R>) => one.rule.priority ?? 0;
      byNamespace.set(
        namespace,
        [active, ...others].toSorted((one, other) => priority(other) - priority(one)),
      );
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
      const found = inForce(namespace).find(({ rule, random }) => {
        if (!isIn(namespace, rule.state) || !fits(rule)) return false;
        return rule.probability === undefined || random() < rule.probability;
      });
      if (!found) return undefined;
      found.used += 1;
      const { of, becomes } = found.rule.state ?? {};
      if (of !== undefined && becomes !== undefined) setState(namespace, of, becomes);
      return found;
    },
  };
}
