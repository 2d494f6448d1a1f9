import { Problem } from '@tuyen/server/domain';
import type { Reader, Records, Settings, Values } from '../contract.ts';
import { brandBy } from './brand.ts';

export async function siteOf(
  values: Readonly<Partial<Settings>>,
  { reader, officeId }: { readonly reader: Reader; readonly officeId: string | null },
): Promise<Values<'settings'>> {
  const office = (officeId && (await reader.get('offices', officeId))) || (await officeOfSite(reader, undefined));
  const { name, logo } = brandBy(values, office);
  return { office_id: office.id, office_display_name: name, ...(logo && { office_logo_url: logo }) };
}

/**
 * Returns the requested office, by default the topmost one.
 * @throws 404
 */
export async function officeOfSite(store: Reader, wanted: unknown): Promise<Records['offices']> {
  const named = typeof wanted === 'string' ? await store.get('offices', wanted) : undefined;
  if (named?.status === 'ACTIVE') return named;
  const top = await store.first('offices', { parent_id: null, status: 'ACTIVE' }, { sort: 'created_at' });
  if (!top) throw new Problem(404, 'not_found');
  return top;
}
