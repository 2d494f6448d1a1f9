import type { Order, Reader, Values } from '../contract.ts';
import { listed, type Localized } from '../rules/localized.ts';

type Place = Pick<Values<'orders'>, 'delivery_city_id' | 'delivery_district_id' | 'delivery_method'>;

/**
 * Returns the names of the ward and the province of a home delivery as they are now, in each language. An order stores this text, so that
 * it keeps the address under which it was placed when wards are merged or renamed later.
 */
export async function deliveryArea(place: Place, reader: Reader): Promise<Pick<Order, 'delivery_area'>> {
  if (place.delivery_method !== 'HOME') return { delivery_area: null };
  const district = place.delivery_district_id ? await reader.get('districts', place.delivery_district_id) : undefined;
  const city = place.delivery_city_id ? await reader.get('cities', place.delivery_city_id) : undefined;
  return { delivery_area: areaOf(district?.name, city?.name) };
}

/** Returns the names as one text of an address: the ward first. Returns null if there is no name. */
export function areaOf(...names: readonly Localized[]): ReturnType<typeof listed> | null {
  const known = names.filter((name) => name !== undefined && name !== null);
  return known.length === 0 ? null : listed(known, ', ');
}
