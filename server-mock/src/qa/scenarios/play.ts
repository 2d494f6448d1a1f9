import {
  type FindStep,
  identifyingFields,
  listConditions,
  type RecordFilter,
  type RequestStep,
  resourceNamed,
  type Scenario,
} from '@tuyen/model';
import { API, compile, type Engine, EVERY_RECORD, filterOf, parseObject, getOrThrow } from '@tuyen/server/extension';
import { Problem, type Row } from '@tuyen/server/domain';
import { insert, insertInto, insertText, type ScenarioValues } from './insert.ts';

export interface MadeRecord {
  readonly name: string;
  readonly resource: string;
  readonly id: string;
  /** Value of the record's unique field, such as its code. */
  readonly code?: string;
}

export interface StepRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: Row;
  /** Sign-in name of the account. Null means the first superuser, undefined means anonymous. */
  readonly as: string | null | undefined;
  readonly office: string | undefined;
}

/** @returns the body of the answer @throws 422 `qa_scenario` with the reason of a rejected request */
export type SendStep = (sent: StepRequest) => Promise<Row>;

/** Runs the steps of a scenario in order. @throws 422 `qa_scenario` if no record is found or a request is rejected */
export async function play(
  engine: Engine,
  scenario: Scenario,
  parameters: Readonly<Row>,
  send: SendStep,
): Promise<readonly MadeRecord[]> {
  const steps = new Map<string, Row>();
  const made = new Map<string, string>();
  const remember = async (name: string, resource: string, id: string): Promise<void> => {
    steps.set(name, (await engine.store.get(resource, id)) ?? { id });
    made.set(name, resource);
  };

  for (const step of scenario.steps) {
    // Read the clock again for each step, because an earlier step may have moved it.
    const clock = { now: engine.clock.now(), zone: engine.formats.zone };
    const known: ScenarioValues = { parameters, steps, clock };
    if (step.kind === 'find') {
      const id = await found(engine, step, known);
      if (id === undefined) throw refused(scenario, `no record of ${step.resource} is such a "${step.name}"`);
      await remember(step.name, step.resource, id);
      continue;
    }
    const answer = await send(sentBy(engine, scenario, step, known));
    if (step.kind === 'create' && step.name !== undefined) {
      await remember(step.name, step.resource, String(answer['id']));
    } else if ('record' in step && step.record !== undefined) {
      await remember(step.record, step.resource, idIn(steps, step.record));
    }
    if (step.kind !== 'create' && step.name !== undefined) steps.set(step.name, answer);
  }
  return [...made].map(([name, resource]) => madeRecord(engine, name, resource, steps.get(name) ?? {}));
}

async function found(
  engine: Engine,
  { resource, filter, sort }: FindStep,
  known: ScenarioValues,
): Promise<string | undefined> {
  // Safe cast: inserting the values of placeholders changes no keys, so the result still has the structure of a filter.
  const inserted = insertInto(filter as Parameters<typeof insertInto>[0], known) as RecordFilter;
  const conditions = listConditions(inserted, { ...known.clock, userId: null, officeId: null });
  const described = resourceNamed(engine.model, resource);
  if (!described) return undefined;
  const where = filterOf(engine, described, conditions);
  const table = getOrThrow(engine.records.tables, resource);
  const { database } = engine.records;
  const { docs } = compile(
    table,
    { ...EVERY_RECORD, where, sort: [sort], limit: 1 },
    { offices: undefined },
    database.engine,
  );
  const [first] = (await database.texts(docs.sql, docs.params)).map(parseObject);
  return first && String(first['id']);
}

function sentBy(engine: Engine, scenario: Scenario, step: RequestStep, known: ScenarioValues): StepRequest {
  const record = 'record' in step && step.record !== undefined ? known.steps.get(step.record) : undefined;
  const body = step.body && insertInto(step.body, known);
  const office = step.office === undefined ? undefined : insert(step.office, known);
  const own = record?.['office_id'] ?? (step.kind === 'create' ? body?.['office_id'] : undefined);
  const [method, path] = requestOf(engine, scenario, step, known);
  return {
    method,
    path,
    ...(body && { body }),
    as: step.as ?? (step.kind === 'call' ? undefined : null),
    office: [office, own].find((id) => typeof id === 'string'),
  };
}

function requestOf(
  engine: Engine,
  scenario: Scenario,
  step: RequestStep,
  known: ScenarioValues,
): [StepRequest['method'], string] {
  if (step.kind === 'call') {
    const path = insertText(step.path, known, encodeURIComponent);
    if (typeof path === 'string') return [step.method, path];
    throw refused(scenario, `${step.path} needs a parameter that was not given`);
  }
  const all = `${API}/${step.resource}`;
  if (step.kind === 'create') return ['POST', all];
  const one = step.record === undefined ? all : `${all}/${encodeURIComponent(idIn(known.steps, step.record))}`;
  switch (step.kind) {
    case 'update': {
      const single = step.record === undefined ? resourceNamed(engine.model, step.resource)?.singleton : undefined;
      return ['PATCH', single ? `${one}/${single.path}` : one];
    }
    case 'transition':
      return ['POST', `${one}/transitions/${step.transition}`];
    case 'operation':
      return ['POST', `${one}/operations/${step.operation}`];
  }
}

const idIn = (steps: ScenarioValues['steps'], name: string): string => String(steps.get(name)?.['id']);

function madeRecord(engine: Engine, name: string, resource: string, row: Row): MadeRecord {
  const described = resourceNamed(engine.model, resource);
  const [field] = described ? identifyingFields(described) : [];
  const code = field && field.name !== 'id' ? row[field.name] : undefined;
  return { name, resource, id: String(row['id']), ...(typeof code === 'string' && { code }) };
}

export function refused({ name }: Scenario, reason: string): Problem {
  return new Problem(422, 'qa_scenario', { scenario: name, reason: reason.slice(0, 500) });
}

export function withDefaults({ parameters }: Scenario, given: Readonly<Row>, clock: ScenarioValues['clock']): Row {
  const known: ScenarioValues = { parameters: {}, steps: new Map(), clock };
  const defaults = Object.entries(parameters.properties).flatMap(([name, schema]) =>
    schema.default === undefined ? [] : [[name, insert(schema.default, known)] as const],
  );
  return { ...Object.fromEntries(defaults), ...given };
}
