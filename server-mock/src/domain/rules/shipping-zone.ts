import type { Zone } from './quote.ts';

/**
 * Which shipping fee an address pays, seen from the office that sends: another province or municipality is interprovincial;
 * within its own, the district decides. Districts are optional since the reform of 2025: without one the address counts as
 * suburban, so that no parcel is sent below cost.
 */
export function shippingZone(
  address: { readonly cityId: string; readonly districtZone?: 'URBAN' | 'SUBURBAN' | undefined },
  senderCityId: string | undefined,
): Zone {
  if (address.cityId !== senderCityId) return 'INTERPROVINCIAL';
  return address.districtZone ?? 'SUBURBAN';
}
