import type { JsonSchema, Slug } from '@tuyen/model';
import type { AnyRecords, AnyTransitions, RecordMap, Row, TransitionMap } from './reading.ts';
import type { Services } from './services.ts';

/** A record that a scenario made, or that a test goes on with. */
export interface ScenarioRecord {
  readonly resource: string;
  readonly id: string;
  readonly code?: string;
}

export interface ScenarioContext<
  R extends RecordMap = AnyRecords,
  S extends Slug = Slug,
  X extends TransitionMap = AnyTransitions,
> {
  readonly services: Services<R, S, X>;
  /** As the schema of the scenario has them, defaults filled in. */
  readonly parameters: Readonly<Row>;
  /**
   * A request to this server in the same world: every rule holds. `/__qa/…` may be called too, for the clock or for faults.
   * @param account in whose name; undefined: an anonymous caller's
   * @param office the current one, where it is not the account's own
   * @returns the body of the answer @throws 422 `qa_scenario` with what the answer refuses
   */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, as?: Caller): Promise<Row>;
}

interface Caller {
  readonly account: string;
  readonly office?: string;
}

/** A named state that testers ask for: `POST /__qa/scenarios/<name>`. */
export interface Scenario<
  R extends RecordMap = AnyRecords,
  S extends Slug = Slug,
  X extends TransitionMap = AnyTransitions,
> {
  /** Lowercase words, joined by hyphens. */
  readonly name: string;
  /** What is so afterwards, in one sentence. */
  readonly description: string;
  /** The schema of an object. Default: none may be given. */
  readonly parameters?: JsonSchema;
  run(context: ScenarioContext<R, S, X>): Promise<readonly ScenarioRecord[]>;
}
