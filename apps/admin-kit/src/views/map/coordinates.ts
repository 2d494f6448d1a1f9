import { isObject, type MapPoint } from '@tuyen/model';

export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Returns the point of an object. Undefined if it has none, or numbers that are no degrees. */
export function coordinatesOf(values: unknown, point: MapPoint): Coordinates | undefined {
  if (!isObject(values)) return undefined;
  const pair: unknown = typeof point === 'string' ? values[point] : { lat: values[point[0]], lng: values[point[1]] };
  const { lat, lng } = isObject(pair) ? pair : {};
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
