import { type ImportedRecord, SourceKey } from '@tuyen/generator/import';
import type { Model, Resource } from '@tuyen/model';
import type { CopiedRecord } from '@tuyen/server/copied-records';
import { recordId } from './record-ids.ts';

/**
 * Replaces keys of the source by ids of this server, and drafted names by the current names of resources and fields.
 * Leaves out values of deleted fields, and records of deleted resources.
 */
export async function* copiedRecords(
  name: string,
  records: AsyncIterable<ImportedRecord>,
  model: Model,
): AsyncIterable<CopiedRecord> {
  for await (const { resource: drafted, place, key, values } of records) {
    const resource = currentResource(model, drafted);
    if (!resource) continue;
    const own = Object.entries(values).flatMap(([field, value]) => {
      const current =
        resource.fields.find((one) => one.name === field) ?? resource.fields.find((one) => one.renamedFrom === field);
      return current ? [[current.name, withIds(name, value)] as const] : [];
    });
    yield { resource: resource.name, id: recordId(name, drafted, key), place, key, values: Object.fromEntries(own) };
  }
}

export function currentResource({ resources }: Model, drafted: string): Resource | undefined {
  return resources.find((one) => one.name === drafted) ?? resources.find((one) => one.renamedFrom === drafted);
}

function withIds(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withIds(name, item));
  return value instanceof SourceKey ? recordId(name, value.resource, value.key) : value;
}
