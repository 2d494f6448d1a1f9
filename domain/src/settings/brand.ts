import type { Records, Services, Settings } from '../contract.ts';

/** How an office shows itself: in the bar of both apps and at the gateway. */
export interface Brand {
  readonly name: string;
  /** Address of an upload that anybody may open. */
  readonly logo?: string;
}

/** By the settings that hold in the office; where they say nothing, by its own name and logo. */
export async function brandOf(office: Readonly<Records['offices']>, settings: Services['settings']): Promise<Brand> {
  return brandBy(await settings('settings', office.id), office);
}

/** @param settings those that hold in the office */
export function brandBy(
  { office_display_name: name, office_logo_url }: Pick<Settings, 'office_display_name' | 'office_logo_url'>,
  office: Readonly<Records['offices']>,
): Brand {
  const logo = office_logo_url ?? office.logo;
  return { name: name ?? office.display_name ?? office.name, ...(logo && { logo }) };
}
