import type { Order, Reader, Values } from '../contract.ts';

type Place = Pick<Values<'orders'>, 'delivery_city_id' | 'delivery_district_id' | 'delivery_method'>;

/**
 * Returns the names of the ward and the province of a home delivery as they are now. An order stores this text, so that
 * it keeps the address under which it was placed when wards are merged or renamed later.
 */
export async function deliveryArea(place: Place, reader: Reader): Promise<Pick<Order, 'delivery_area'>> {
  if (place.delivery_method !== 'HOME') return { delivery_area: null };
  const district = place.delivery_district_id ? await reader.get('districts', place.delivery_district_id) : undefined;
  const city = place.delivery_city_id ? await reader.get('cities', place.delivery_city_id) : undefined;
  return { delivery_area: areaText(district?.name, city?.name) };
}

export function areaText(...names: readonly (string | undefined)[]): string | null {
  return names.filter((name) => name !== undefined).join(', ') || null;
}
