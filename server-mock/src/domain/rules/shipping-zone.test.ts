import { expect, it } from 'vitest';
import { shippingZone } from './shipping-zone.ts';

it.each([
  [{ cityId: 'HN', districtZone: 'URBAN' as const }, 'HN', 'URBAN'],
  [{ cityId: 'HN', districtZone: 'SUBURBAN' as const }, 'HN', 'SUBURBAN'],
  [{ cityId: 'HN' }, 'HN', 'SUBURBAN'],
  [{ cityId: 'HP', districtZone: 'URBAN' as const }, 'HN', 'INTERPROVINCIAL'],
  [{ cityId: 'HN', districtZone: 'URBAN' as const }, undefined, 'INTERPROVINCIAL'],
])('ships to %j from %s at the fee %s', (address, sender, zone) => expect(shippingZone(address, sender)).toBe(zone));
