import { expect, it } from 'vitest';
import { shippingZone, type ShippingAddress } from './shipping-zone.ts';

const both = ['URBAN', 'SUBURBAN', 'URBAN'] as const;

it.each<[ShippingAddress, string | undefined, string]>([
  [{ cityId: 'HN', districtZone: 'URBAN', cityZones: both }, 'HN', 'URBAN'],
  [{ cityId: 'HN', districtZone: 'SUBURBAN', cityZones: both }, 'HN', 'SUBURBAN'],
  [{ cityId: 'HN', cityZones: [] }, 'HN', 'SUBURBAN'],
  [{ cityId: 'HN', cityZones: both }, 'HN', 'SUBURBAN'],
  [{ cityId: 'HN', cityZones: ['URBAN', 'URBAN'] }, 'HN', 'URBAN'],
  [{ cityId: 'HP', districtZone: 'URBAN', cityZones: both }, 'HN', 'INTERPROVINCIAL'],
  [{ cityId: 'HN', districtZone: 'URBAN', cityZones: both }, undefined, 'INTERPROVINCIAL'],
])(
  'the fee zone of a delivery follows from the address and the sender’s city: %j, from %s, zone %s',
  (address, sender, zone) => expect(shippingZone(address, sender)).toBe(zone),
);
