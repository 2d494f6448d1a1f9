import { type RelatedRows, resourceNamed } from '@tuyen/model';
import type { Row, Services } from '../domain.ts';

/** Maximum number of related records that a printed document shows. */
const MOST = 1000;

export async function recordsReferring(
  { model, store }: Pick<Services, 'model' | 'store'>,
  { resource, path }: RelatedRows,
  record: Readonly<Row>,
): Promise<readonly Row[]> {
  // For each field of the path, the resource that contains it. The path starts at `resource`, and each reference leads
  // to the next resource.
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
