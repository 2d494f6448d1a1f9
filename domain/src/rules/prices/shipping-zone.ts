import type { Zone } from './quote.ts';

type DistrictZone = Exclude<Zone, 'INTERPROVINCIAL'>;

export interface ShippingAddress {
  readonly cityId: string;
  readonly districtZone?: DistrictZone | undefined;
  readonly cityZones: readonly DistrictZone[];
}

/**
 * Returns the shipping zone of an address, as seen from the sending office. An address in another province or
 * municipality is interprovincial. Within the same one, the address's ward determines the zone, or the city does if all
 * its wards have the same zone. An address without a ward in any other city counts as suburban, so that no parcel is sent
 * below cost.
 */
export function shippingZone(address: ShippingAddress, senderCityId: string | undefined): Zone {
  if (address.cityId !== senderCityId) return 'INTERPROVINCIAL';
  const [zone = 'SUBURBAN', ...others] = new Set(address.cityZones);
  return address.districtZone ?? (others.length > 0 ? 'SUBURBAN' : zone);
}
