import type { Zone } from './quote.ts';

type DistrictZone = Exclude<Zone, 'INTERPROVINCIAL'>;

export interface ShippingAddress {
  readonly cityId: string;
  readonly districtZone?: DistrictZone | undefined;
  readonly cityZones: readonly DistrictZone[];
}

export function needsDistrict({ cityZones }: Pick<ShippingAddress, 'cityZones'>): boolean {
  return new Set(cityZones).size > 1;
}

/**
 * Returns the shipping zone of an address, as seen from the sending office. An address in another province or
 * municipality is interprovincial. Within the same one, the address's district determines the zone, or the city does if
 * all its districts have the same zone. A city without districts counts as suburban, so that no parcel is sent below
 * cost.
 */
export function shippingZone(address: ShippingAddress, senderCityId: string | undefined): Zone {
  if (address.cityId !== senderCityId) return 'INTERPROVINCIAL';
  return address.districtZone ?? (needsDistrict(address) ? 'SUBURBAN' : (address.cityZones[0] ?? 'SUBURBAN'));
}
