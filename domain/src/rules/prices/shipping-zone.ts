import type { Zone } from './quote.ts';

type DistrictZone = Exclude<Zone, 'INTERPROVINCIAL'>;

/** An address as far as its fee depends on it. */
export interface ShippingAddress {
  readonly cityId: string;
  readonly districtZone?: DistrictZone | undefined;
  /** Those of all the city's districts. */
  readonly cityZones: readonly DistrictZone[];
}

/** Does the fee within a city depend on the district? */
export function needsDistrict({ cityZones }: Pick<ShippingAddress, 'cityZones'>): boolean {
  return new Set(cityZones).size > 1;
}

/**
 * Which shipping fee an address pays, seen from the office that sends: another province or municipality is interprovincial;
 * within its own, the district decides, or the city where all its districts are alike. A city without districts counts as suburban,
 * so that no parcel is sent below cost.
 */
export function shippingZone(address: ShippingAddress, senderCityId: string | undefined): Zone {
  if (address.cityId !== senderCityId) return 'INTERPROVINCIAL';
  return address.districtZone ?? (needsDistrict(address) ? 'SUBURBAN' : (address.cityZones[0] ?? 'SUBURBAN'));
}
