// Generated from model/meta/scenario.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Json } from '../model/json/json.ts';
import type { RecordFilter } from '../model/work/record-filter.ts';
import type { Text } from './text.ts';

/**
 * A named state that testers ask the server for: steps that find records and send requests, as people's screens do.
 * Texts of the steps insert values by {braces}: {code} a parameter, {order.id} a field of the record of an earlier
 * step, {clock.month} the server's time (now, today or month; with a distance: {clock.today-7}, {clock.now+2h}). A text
 * that is nothing else takes the value as it is; a condition or a key whose parameter was not given is left out.
 */
export interface ScenarioFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** For readers of the file. */
  readonly $comment?: string;
  /** The name of the file. */
  readonly name: string;
  /** What is so afterwards, in one sentence. */
  readonly label: Text;
  /** What a tester may give, by name. */
  readonly parameters?: { readonly [key: string]: ScenarioParameterFile };
  /** The parameters that a tester has to give. */
  readonly required?: readonly string[];
  /** In this order. One that is refused ends the scenario; what was done before it stays. */
  readonly steps: readonly ScenarioStepFile[];
}

export interface ScenarioParameterFile {
  /** The JSON type. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  /** Taken where none is given; a text may have braces for the clock: {clock.month}. */
  readonly default?: string | number | boolean;
  /** The values to choose from. */
  readonly enum?: readonly (string | number)[];
  /** Regular expression (ECMAScript, flag u). */
  readonly pattern?: string;
  /** The form of a text. */
  readonly format?: 'date' | 'date-time' | 'year-month' | 'time' | 'email' | 'phone' | 'uuid';
  /** The least number of characters. */
  readonly minLength?: number;
  /** The greatest number of characters. */
  readonly maxLength?: number;
  /** The least value. */
  readonly minimum?: number;
  /** The greatest value. */
  readonly maximum?: number;
}

/** Has one of find, create, update, transition, operation and call. */
export interface ScenarioStepFile {
  /** What later steps call its record, or what it was answered. Records with a name are answered to the tester. */
  readonly name?: string;
  /** The resource of which the first record that fits is taken. Permissions do not count. */
  readonly find?: string;
  /** Which record is found; by default any. */
  readonly filter?: RecordFilter;
  /** Which record is the first: a field, descending with a minus: -created_at. Default: id. */
  readonly sort?: string;
  /** The resource of which a record is made. */
  readonly create?: string;
  /** The name of the step whose record is changed, or a resource with a single record, such as settings. */
  readonly update?: string;
  /** The transition that the record of "on" makes. */
  readonly transition?: string;
  /** The operation that is done with "on". */
  readonly operation?: string;
  /** The name of the step with the record; of an operation on a resource: the resource. */
  readonly on?: string;
  /** Any other request: POST /__qa/faults. */
  readonly call?: string;
  /** What is sent. */
  readonly body?: { readonly [key: string]: Json };
  /** In whose name it is sent: what an account signs in with. Default: the first superuser; of a call: no account. */
  readonly as?: string;
  /** The current office; by default that of the record, else the account's own. */
  readonly office?: string;
}
