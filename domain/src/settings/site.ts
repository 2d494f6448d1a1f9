import type { Reader, Settings, Values } from '../contract.ts';
import { officeOfSite } from '../public/contact.ts';
import { brandBy } from './brand.ts';

/** As which office a site shows itself: its id, its name and its logo, by its settings or by its own. Both apps read them at their start. */
export async function siteOf(
  values: Readonly<Partial<Settings>>,
  { reader, officeId }: { readonly reader: Reader; readonly officeId: string | null },
): Promise<Values<'settings'>> {
  const office = await officeOfSite(reader, officeId);
  const { name, logo } = brandBy(values, office);
  return { office_id: office.id, office_display_name: name, office_logo_url: logo ?? null };
}
