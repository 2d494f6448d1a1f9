import type { Json, JsonSchema } from '../json/json-schema.ts';
import { type FilterContext, type RecordFilter, type RelativeTime, relativeTime, timeOf } from './record-filter.ts';
import type { Text } from '../text.ts';

/** A named state that testers ask the server for, from `schemas/scenarios/`. */
export interface Scenario {
  readonly name: string;
  readonly source: string;
  /** What is so afterwards, in one sentence. */
  readonly label: Text;
  /** The JSON Schema of an object; the texts of defaults may have placeholders of the clock. */
  readonly parameters: JsonSchema & { readonly properties: Readonly<Record<string, JsonSchema>> };
  readonly steps: readonly ScenarioStep[];
}

/**
 * One step. Texts in its filter, path, body and office have placeholders: `{month}` a parameter, `{order.id}` a field of the record of an
 * earlier step, `{clock.today-7}` the server's time.
 */
export type ScenarioStep = FindStep | RequestStep;

/** Takes the first record that fits. */
export interface FindStep {
  readonly kind: 'find';
  readonly name: string;
  readonly resource: string;
  readonly filter: RecordFilter;
  readonly sort: { readonly field: string; readonly descending: boolean };
}

/** Sends a request. */
export type RequestStep = {
  /** What later steps call the record that it makes, or what it was answered. */
  readonly name?: string;
  readonly body?: { readonly [key: string]: Json };
  /** What the account signs in with in whose name it is sent. Default: the first superuser; of a call: no account. */
  readonly as?: string;
  /** The current office. Default: that of the record, else the account's own. */
  readonly office?: string;
} & (
  | { readonly kind: 'create'; readonly resource: string }
  /** `record`: the name of the step with the record; without one the resource has a single record, or the operation is on the resource. */
  | { readonly kind: 'update'; readonly resource: string; readonly record?: string }
  | { readonly kind: 'transition'; readonly resource: string; readonly record: string; readonly transition: string }
  | { readonly kind: 'operation'; readonly resource: string; readonly record?: string; readonly operation: string }
  | { readonly kind: 'call'; readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string }
);

/** The keys that say what a step does. */
export const STEP_KINDS = ['find', 'create', 'update', 'transition', 'operation', 'call'] as const;

/** The name of the server's time in placeholders; no parameter and no step can have it. */
export const CLOCK = 'clock';

/**
 * The server's time as a placeholder asks for it: `now+2h` a moment, `today-7` a day, `month` a year and month.
 * @returns undefined for any other text
 */
export function clockText(asked: string, context: Pick<FilterContext, 'now' | 'zone'>): string | undefined {
  const relative = clockTime(asked);
  if (!relative) return undefined;
  const text = timeOf(relative, context);
  return relative.word === 'month' ? text.slice(0, 7) : text;
}

/** Such a placeholder in its parts. A week has no text of its own. */
export function clockTime(asked: string): RelativeTime | undefined {
  const relative = relativeTime(asked);
  return relative?.word === 'week' ? undefined : relative;
}
