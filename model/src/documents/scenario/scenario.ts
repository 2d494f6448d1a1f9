import type { Json, JsonSchema } from '../../model/json/json-schema.ts';
import {
  type FilterContext,
  type RecordFilter,
  type RelativeTime,
  relativeTime,
  timeOf,
} from '../../model/work/record-filter.ts';
import type { Text } from '../../model/text.ts';

/**
 * Named state of the test data. Testers request it, and the server then creates it in the steps of a file from
 * `schemas/scenarios/`.
 */
export interface Scenario {
  readonly name: string;
  readonly source: string;
  readonly label: Text;
  /** JSON Schema of the parameters, with type `object`. Defaults that are texts may contain clock placeholders. */
  readonly parameters: JsonSchema & { readonly properties: Readonly<Record<string, JsonSchema>> };
  readonly steps: readonly ScenarioStep[];
}

/**
 * Step of a scenario. Texts in its filter, path, body and office may contain placeholders: `{month}` is a parameter,
 * `{order.id}` a field of the record of an earlier step, `{clock.today-7}` the server's time.
 */
export type ScenarioStep = FindStep | RequestStep;

export interface FindStep {
  readonly kind: 'find';
  readonly name: string;
  readonly resource: string;
  readonly filter: RecordFilter;
  readonly sort: { readonly field: string; readonly descending: boolean };
}

export type RequestStep = {
  readonly name?: string;
  readonly body?: { readonly [key: string]: Json };
  /**
   * Sign-in name of the account that sends the request. Defaults to the first superuser; a `call` defaults to no
   * account.
   */
  readonly as?: string;
  /** Office in which the request is sent. Defaults to the office of the record, then to the account's own office. */
  readonly office?: string;
} & (
  | { readonly kind: 'create'; readonly resource: string }
  /**
   * `record` is the name of the earlier step that created or found the record. It is omitted for a singleton and for an
   * operation on the whole resource.
   */
  | { readonly kind: 'update'; readonly resource: string; readonly record?: string }
  | { readonly kind: 'transition'; readonly resource: string; readonly record: string; readonly transition: string }
  | { readonly kind: 'operation'; readonly resource: string; readonly record?: string; readonly operation: string }
  | { readonly kind: 'call'; readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string }
);

export const STEP_KINDS = ['find', 'create', 'update', 'transition', 'operation', 'call'] as const;

/** Placeholder name for the server's time. Reserved: no parameter or step can have this name. */
export const CLOCK = 'clock';

/**
 * Formats the server's time for a placeholder: `now+2h` as a moment, `today-7` as a day, `month` as a year and month.
 * @returns undefined for any other text
 */
export function clockText(asked: string, context: Pick<FilterContext, 'now' | 'zone'>): string | undefined {
  const relative = clockTime(asked);
  if (!relative) return undefined;
  const text = timeOf(relative, context);
  return relative.word === 'month' ? text.slice(0, 7) : text;
}

/** Parses a clock placeholder. Returns undefined for a week, because a week cannot be written as a text. */
export function clockTime(asked: string): RelativeTime | undefined {
  const relative = relativeTime(asked);
  return relative?.word === 'week' ? undefined : relative;
}
