import type { Records, Services, Settings } from '../contract.ts';

export interface Brand {
  readonly name: NonNullable<Settings['office_display_name']>;
  readonly logo?: string;
}

export async function brandOf(office: Readonly<Records['offices']>, settings: Services['settings']): Promise<Brand> {
  return brandBy(await settings('settings', office.id), office);
}

export function brandBy(
  { office_display_name: name, office_logo_url }: Pick<Settings, 'office_display_name' | 'office_logo_url'>,
  office: Readonly<Records['offices']>,
): Brand {
  const logo = office_logo_url ?? office.logo;
  return { name: name ?? office.display_name ?? { vi: office.name }, ...(logo && { logo }) };
}
