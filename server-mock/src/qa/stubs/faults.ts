import type { JsonSchema } from '@tuyen/model';
import { type Row, textSchema } from '@tuyen/server/domain';
import { valuesAt } from '../matching/json-path.ts';
import { ABOUT, readValuesAtPaths } from '../matching/match-schema.ts';
import type { ValueAtPath } from '../matching/request-match.ts';
import { type FieldErrors, refuseErrors } from '../matching/syntax-fault.ts';
import { matchesValue } from '../matching/value-match.ts';
import { wait } from './delay.ts';
import { noteRule, RULE, type Rule, type Rules } from './rules.ts';

export interface GivenFault extends Rule {
  readonly point: string;
  readonly about?: Readonly<Row> | undefined;
  readonly effect: Readonly<Row>;
}

export interface Fault extends Rule {
  readonly given: GivenFault;
  /** Name of the external system that the fault simulates, as used in code: `mail`. */
  readonly point: string;
  readonly about?: readonly ValueAtPath[] | undefined;
  readonly effect: Readonly<Row>;
}

export const FAULT_PROPERTIES = {
  ...RULE,
  point: textSchema,
  about: ABOUT,
  effect: { type: 'object', additionalProperties: true },
} as const;

/** @throws Problem 422 with all errors */
export function readFault(given: GivenFault): Fault {
  const errors: FieldErrors = {};
  noteRule(errors, given);
  const about = readValuesAtPaths(errors, given.about, 'about');
  refuseErrors(errors);
  return { ...given, given, about };
}

export async function takeFault(
  faults: Rules<Fault>,
  namespace: string,
  point: string,
  about: Readonly<Row>,
): Promise<Readonly<Row> | undefined> {
  if (faults.empty) return undefined;
  const active = faults.take(
    namespace,
    (fault) =>
      fault.point === point &&
      (fault.about ?? []).every(({ path, match }) => matchesValue(match, valuesAt(about, path), false)),
  );
  if (!active) return undefined;
  await wait(active.rule.delay, active.random);
  return active.rule.effect;
}

/**
 * Effect that a fault can have on mails. Before the server passes a mail to the mail server, it looks for a matching
 * fault. A fault can match the `to`, `subject` and `topic` of the mail.
 */
export const MAIL_POINT: Readonly<Record<string, JsonSchema>> = {
  mail: {
    type: 'object',
    additionalProperties: false,
    required: ['outcome'],
    properties: { outcome: { enum: ['accepted', 'refused', 'deferred'] }, detail: { type: 'string' } },
  },
};
