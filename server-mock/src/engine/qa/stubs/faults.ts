import type { Row } from '../../domain.ts';
import { text } from '../../endpoint/schema.ts';
import { valuesAt } from '../matching/json-path.ts';
import { matchesValue, type ValueMatch } from '../matching/value-match.ts';
import { wait } from './delay.ts';
import { RULE, type Rule, type Rules } from './rules.ts';

/** What an outside system does instead of its work: a mail server, a payment gateway. */
export interface Fault extends Rule {
  /** Which one, as the code asks for it: `mail`. */
  readonly point: string;
  /** What has to hold of what is asked about, by JSON path. */
  readonly about?: Readonly<Record<string, ValueMatch>> | undefined;
  /** Read by the code that asks. */
  readonly effect: Readonly<Row>;
}

export const FAULT_PROPERTIES = {
  ...RULE,
  point: text,
  about: { type: 'object', additionalProperties: true },
  effect: { type: 'object', additionalProperties: true },
} as const;

/** The effect of the fault that applies, after its delay. */
export async function takeFault(
  faults: Rules<Fault>,
  namespace: string,
  point: string,
  about: Readonly<Row>,
): Promise<Readonly<Row> | undefined> {
  if (faults.empty) return undefined;
  const active = faults.take(namespace, (fault) => {
    const matches = Object.entries(fault.about ?? {});
    return fault.point === point && matches.every(([path, match]) => matchesValue(match, valuesAt(about, path), false));
  });
  if (!active) return undefined;
  await wait(active.rule.delay, active.random);
  return active.rule.effect;
}
