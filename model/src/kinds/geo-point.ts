import type { FieldBase } from '../model/fields/field.ts';
import { isObject } from '../model/json/is-object.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { fieldElement } from './element.ts';
import type { Kind } from './kind.ts';
import { EMPTINESS } from './operators.ts';
import { MAX_SHORT } from './limits.ts';
import { NEITHER } from './defaults.ts';
import { anyText } from './query.ts';
import { noRule } from './cells/import-rule.ts';
import { noText } from './to-text.ts';

/** A point as `{ lat, lng }` in degrees. */
export interface GeoPointField extends FieldBase {
  readonly kind: 'geo-point';
}

const POINT: JsonSchema = {
  type: 'object',
  required: ['lat', 'lng'],
  properties: {
    lat: { type: 'number', minimum: -90, maximum: 90 },
    lng: { type: 'number', minimum: -180, maximum: 180 },
  },
  additionalProperties: false,
};

const ANYWHERE = { lat: 0, lng: 0 };

export const geoPoint: Kind<'geo-point'> = {
  name: 'geo-point',
  declared: { types: ['object'] },
  recognizes: () => false,
  refine: (schema) => ({ ...schema, ...POINT }),
  parse: (base) => ({ ...base, kind: 'geo-point' }),
  sql: { sqlite: 'text', postgres: 'jsonb' },
  operators: EMPTINESS,
  fromQuery: anyText,
  sortable: false,
  collated: false,
  maxCharacters: () => MAX_SHORT,
  defaults: NEITHER,
  remark: undefined,
  typescript: () => '{ readonly lat: number; readonly lng: number }',
  cell: (field) => fieldElement('geo-point', field),
  toText: noText,
  show: (field) => fieldElement('geo-point', field),
  input: (field) => fieldElement('geo-point-input', field),
  filter: undefined,
  portal: undefined,
  // Returns a point within a few kilometers of the example, so that samples are close together on a map.
  sample: (field, random) => {
    const { lat, lng } = pointIn(field.examples?.[0]) ?? ANYWHERE;
    return { lat: degrees(lat, random), lng: degrees(lng, random) };
  },
  inCsv: true,
  identifies: false,
  importRule: noRule,
  toCsv: (_, value) => {
    const point = pointIn(value);
    return point ? `${point.lat}, ${point.lng}` : '';
  },
  fromCsv: (_, cell) => {
    if (cell.trim() === '') return undefined;
    const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(cell) ?? [];
    return lat && lng ? { lat: Number(lat), lng: Number(lng) } : cell;
  },
};

function pointIn(value: unknown): typeof ANYWHERE | undefined {
  const { lat, lng } = isObject(value) ? value : {};
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}

function degrees(center: number, random: () => number): number {
  return Number((center + random() * 0.1 - 0.05).toFixed(6));
}
