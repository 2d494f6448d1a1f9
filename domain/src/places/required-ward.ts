import type { District, Records } from '../contract.ts';

type City = Pick<Records['cities'], 'districts_complete'>;

/**
 * Returns true if an address in the city must name a ward or commune: the city says that its list is complete, and the
 * list is not empty. The portal's forms, the desk and the API follow this one rule.
 */
export function wardRequired(city: City | undefined, wards: readonly Pick<District, 'id'>[]): boolean {
  return city?.districts_complete === true && wards.length > 0;
}
