import { expect, it } from 'vitest';
import { needsDistrict, shippingZone, type ShippingAddress } from './shipping-zone.ts';

const both = ['URBAN', 'SUBURBAN', 'URBAN'] as const;

it.each<[ShippingAddress, string | undefined, string]>([
  [{ cityId: 'HN', districtZone: 'URBAN', cityZones: both }, 'HN', 'URBAN'],
  [{ cityId: 'HN', districtZone: 'SUBURBAN', cityZones: both }, 'HN', 'SUBURBAN'],
  [{ cityId: 'HN', cityZones: [] }, 'HN', 'SUBURBAN'],
  [{ cityId: 'HN', cityZones: ['URBAN', 'URBAN'] }, 'HN', 'URBAN'],
  [{ cityId: 'HP', districtZone: 'URBAN', cityZones: both }, 'HN', 'INTERPROVINCIAL'],
  [{ cityId: 'HN', districtZone: 'URBAN', cityZones: both }, undefined, 'INTERPROVINCIAL'],
])('shipping to the address %j from the city %s has the fee zone %s', (address, sender, zone) =>
  expect(shippingZone(address, sender)).toBe(zone),
);

it.each([
  [both, true],
  [['URBAN', 'URBAN'] as const, false],
  [[], false],
])('in a city whose districts have the zones %j, an address requires a district: %s', (cityZones, needed) =>
  expect(needsDistrict({ cityZones })).toBe(needed),
);
