import { snakeCase } from '../naming/snake-case.ts';
import { singular } from '../../emit/print/names.ts';
import type { Shape } from '../schema/shape.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import { isParameter } from './api-path.ts';
import type { FoundResource } from './found-resource.ts';

export interface RecordKey {
  /** Name in the JSON of a record. */
  readonly wire: string;
  readonly isInteger: boolean;
  /**
   * `stated`: the path of one record takes the key. `address`: the key is the record's address, so the path does not take it.
   * `assumed`: the records have no key that the document describes.
   */
  readonly certainty: 'stated' | 'address' | 'assumed';
}

const USUAL = ['id', 'gid', 'uuid', 'guid'];
const SPOKEN = ['key', 'code', 'slug', 'name'];
const ADDRESSES = ['url', 'self', 'href', 'uri'];

/** Returns the key of the resource's records. Lists must contain it, because screens open records from lists. */
export function recordKey(resource: FoundResource, { shapeOf }: ShapeReader): RecordKey {
  const shape = shapeOf(resource.records.item);
  const keys = [...shape.properties].filter(([, schema]) => isKeyType(shapeOf(schema)));
  const bySnake = new Map(keys.map(([wire]) => [snakeCase(wire), wire]));
  const parameter = snakeCase(parameterOf(resource));
  const noun = singular(snakeCase(resource.name));
  const inParameter = [...bySnake.keys()].find((name) => parameter.endsWith(`_${name}`));
  const names = [parameter, inParameter, ...USUAL, ...USUAL.map((name) => `${noun}_${name}`), ...SPOKEN];
  const name = names.find((one) => one !== undefined && one !== '' && bySnake.has(one)) ?? describedKey(keys, shapeOf);
  const address = ADDRESSES.find((one) => bySnake.has(one));
  const wire = bySnake.get(name ?? address ?? '');
  if (wire === undefined) return { wire: 'id', isInteger: false, certainty: 'assumed' };
  const isInteger = shapeOf(shape.properties.get(wire)).type === 'integer';
  return { wire, isInteger, certainty: name === undefined ? 'address' : 'stated' };
}

function isKeyType({ type, keywords }: Shape): boolean {
  return (type === 'string' || type === 'integer' || type === 'any') && keywords['enum'] === undefined;
}

function parameterOf({ item }: FoundResource): string {
  return /\{([^{}]+)\}/u.exec(item?.segments.findLast(isParameter) ?? '')?.[1] ?? '';
}

/** Returns the property that the document calls unique, such as `event_id`. */
function describedKey(
  properties: readonly (readonly [wire: string, schema: unknown])[],
  shapeOf: ShapeReader['shapeOf'],
): string | undefined {
  const found = properties.find(([wire, schema]) => {
    const { description } = shapeOf(schema).keywords;
    return /(?:^|_)id$/u.test(snakeCase(wire)) && /\b(?:unique|identifier|id)\b/iu.test(String(description ?? ''));
  });
  return found && snakeCase(found[0]);
}
