import { type Field, identifyingFields, type Model, type Resource } from '@tuyen/model';
import type { Reader, Row } from '@tuyen/server/domain';
import { accountsOf, type HandbookAccount, titleIn } from './accounts.ts';

export interface Handbook {
  readonly accounts: readonly HandbookAccount[];
  readonly resources: readonly HandbookResource[];
}

export interface HandbookResource {
  readonly resource: string;
  readonly field: string | null;
  readonly states: readonly HandbookState[];
}

export interface HandbookState {
  readonly state: string | null;
  readonly count: number;
  /** First few records, sorted by id. Each has its id and codes, or its id and title if the resource has no codes. */
  readonly records: readonly Readonly<Record<string, string>>[];
}

const NAMED = 5;

export async function handbookOf(model: Model, reader: Reader): Promise<Handbook> {
  return { accounts: await accountsOf(model, reader), resources: await resourcesOf(model, reader) };
}

async function resourcesOf(model: Model, reader: Reader): Promise<readonly HandbookResource[]> {
  const found: HandbookResource[] = [];
  for (const resource of model.resources) {
    const field = stateField(resource);
    const states: HandbookState[] = [];
    for (const state of field?.values.map(String) ?? [null]) {
      const where = field && state !== null ? { [field.name]: state } : {};
      const rows = await reader.find(resource.name, where, { limit: NAMED, sort: 'id' });
      const count = rows.length < NAMED ? rows.length : await reader.count(resource.name, where);
      states.push({ state, count, records: rows.map((row) => named(model, resource, row)) });
    }
    found.push({ resource: resource.name, field: field?.name ?? null, states });
  }
  return found;
}

function stateField({ workflow, fields }: Resource): Extract<Field, { kind: 'enum' }> | undefined {
  const name = workflow?.field ?? 'status';
  return fields.filter((field) => field.kind === 'enum').find((field) => field.name === name);
}

function named(model: Model, resource: Resource, row: Row): Readonly<Record<string, string>> {
  const codes = identifyingFields(resource).filter((field) => !field.writeOnly && field.name !== 'id');
  const known = codes.flatMap(({ name }) =>
    row[name] === undefined || row[name] === null ? [] : [[name, String(row[name])] as const],
  );
  const title = codes.length > 0 ? {} : { title: titleIn(model, resource, row) };
  return { id: String(row['id']), ...Object.fromEntries(known), ...title };
}
