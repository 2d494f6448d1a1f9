import { slugFor } from '@tuyen/model';
import type { Caller } from '../domain.ts';
import { getOrThrow } from '../get-or-throw.ts';
import { type RankedHit, type Hit, readRecords, type SearchParts, titleFor } from './found.ts';

/**
 * Adds the holders (`x-holder`) of exactly matching records to the hits: a search for a card number also finds the
 * card's owner. The order is: exactly matching records, their holders, all other hits.
 */
export async function withHolders(
  engine: SearchParts,
  sorted: readonly RankedHit[],
  caller: Caller,
  limit: number,
): Promise<readonly Hit[]> {
  const holders = await holdersOf(engine, sorted, caller, limit);
  if (holders.length === 0) return sorted.map(({ hit }) => hit);
  const isHolder = ({ hit }: RankedHit) =>
    holders.some(({ resource, id }) => resource === hit.resource && id === hit.id);
  const others = sorted.filter((one) => !isHolder(one));
  const hitsOf = (isNamed: boolean) => others.filter(({ named }) => named === isNamed).map(({ hit }) => hit);
  return [...hitsOf(true), ...holders, ...hitsOf(false)];
}

async function holdersOf(
  engine: SearchParts,
  found: readonly RankedHit[],
  caller: Caller,
  limit: number,
): Promise<readonly Hit[]> {
  const holders = new Map<string, Hit>();
  const exact = found.filter(({ hit }) => hit.exact);
  for (const { hit, row } of exact.toSorted((one, other) => Number(other.named) - Number(one.named))) {
    if (holders.size >= limit) break;
    const { fields } = getOrThrow(engine.records.tables, hit.resource).resource;
    const field = fields.find((one) => one.kind === 'reference' && one.holder);
    const id = field && row[field.name];
    if (field?.kind !== 'reference' || typeof id !== 'string') continue;
    const key = `${field.resource}/${id}`;
    if (holders.has(key)) continue;
    const own = found.find((one) => one.hit.resource === field.resource && one.hit.id === id);
    const holder = own?.hit ?? (await holderNamed(engine, field.resource, id, caller, hit));
    if (holder) holders.set(key, holder);
  }
  return [...holders.values()];
}

async function holderNamed(
  engine: SearchParts,
  name: string,
  id: string,
  caller: Caller,
  of: Hit,
): Promise<Hit | undefined> {
  const { resource } = getOrThrow(engine.records.tables, name);
  const isListed = resource.actions.includes('list') && engine.auth.may(caller, slugFor(resource.module, 'list'));
  if (!isListed) return undefined;
  const [row] = await readRecords(engine, resource, caller, {
    where: { field: 'id', operator: '$eq', value: id },
    limit: 1,
  });
  if (!row) return undefined;
  const title = titleFor(engine, resource, row, caller);
  return { resource: name, id, title, exact: true, of: { resource: of.resource, title: of.title } };
}
