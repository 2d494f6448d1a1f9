import { type RelatedRows, resourceNamed } from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { Engine } from '../engine.ts';

/** As many as a document shows. */
const MOST = 1000;

/** The records that refer to this one, oldest first. */
export async function recordsReferring(
  { model, store }: Pick<Engine, 'model' | 'store'>,
  { resource, path }: RelatedRows,
  record: Readonly<Row>,
): Promise<readonly Row[]> {
  // The resources along the path: the last field belongs to the last of them.
  const resources = [resource];
  for (const step of path.slice(0, -1)) {
    const field = resourceNamed(model, resources.at(-1) ?? '')?.fields.find(({ name }) => name === step);
    resources.push(field && 'resource' in field ? field.resource : '');
  }
  let found: readonly Row[] = [record];
  for (const [index, step] of [...path.entries()].toReversed()) {
    const ids = found.map(({ id }) => String(id));
    found = await store.find(resources[index] ?? '', { [step]: ids }, { sort: 'created_at', limit: MOST });
  }
  return found;
}
