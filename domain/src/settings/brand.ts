import type { Records, Services } from '../contract.ts';

/** How an office shows itself: in the bar of both apps and at the gateway. */
export interface Brand {
  readonly name: string;
  /** Address of an upload that anybody may open. */
  readonly logo?: string;
}

/** By the settings that hold in the office; where they say nothing, by its own name and logo. */
export async function brandOf(office: Readonly<Records['offices']>, settings: Services['settings']): Promise<Brand> {
  const { office_display_name: name, office_logo_url: logo } = await settings('settings', office.id);
  const picture = logo ?? office.logo;
  return { name: name ?? office.display_name ?? office.name, ...(picture && { logo: picture }) };
}
