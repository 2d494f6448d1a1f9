import { listIn } from '@tuyen/model/raw';
import { ANY_SHAPE, type Shape, type ShapeType } from './shape.ts';

/**
 * Returns the shape that covers all alternatives of `oneOf` or `anyOf`. A single alternative beside null becomes
 * nullable. Several objects become one object with the properties of all, none of which is required.
 */
export function alternativesOf(shapes: readonly Shape[]): Shape {
  const others = shapes.filter(({ type }) => type !== 'null');
  const nullable = others.length < shapes.length || others.some((shape) => shape.nullable);
  const [first, ...rest] = others;
  if (!first) return { ...ANY_SHAPE, nullable: true };
  if (rest.length === 0) return { ...first, nullable };
  // Alternatives that only require properties, as in {"anyOf": [{"required": ["a"]}, …]}, say nothing about types.
  if (others.every(({ type, properties }) => type === 'any' && properties.size === 0)) return ANY_SHAPE;
  const types = new Set(others.map(({ type }) => type));
  const type = commonType(types);
  if (type === 'object') return objects(others, nullable);
  if (type === 'string') return { ...ANY_SHAPE, type, nullable, keywords: commonText(others) };
  return type === 'array'
    ? { ...ANY_SHAPE, type, nullable, items: { anyOf: others.map(({ items }) => items ?? {}) } }
    : { ...ANY_SHAPE, type, nullable };
}

function commonType(types: ReadonlySet<ShapeType>): ShapeType {
  const [first = 'any'] = types;
  if (types.size === 1) return first;
  return [...types].every((type) => type === 'integer' || type === 'number') ? 'number' : 'mixed';
}

function objects(shapes: readonly Shape[], nullable: boolean): Shape {
  const properties = new Map<string, unknown>();
  for (const shape of shapes) {
    for (const [name, schema] of shape.properties) {
      const first = properties.get(name);
      properties.set(name, first === undefined || first === schema ? schema : { anyOf: [first, schema] });
    }
  }
  return { ...ANY_SHAPE, type: 'object', nullable, properties, isUnion: true };
}

/** Returns the values of all alternatives, if each is an enum or a constant. Titles of constants are their labels. */
function commonText(shapes: readonly Shape[]): Shape['keywords'] {
  const enums = shapes.map(({ keywords }) => ('const' in keywords ? [keywords['const']] : listIn(keywords, 'enum')));
  if (enums.some((values) => values.length === 0)) return {};
  const titles = shapes.map(({ keywords }) => keywords['title']);
  const areLabels = enums.every(({ length }) => length === 1) && titles.every((title) => typeof title === 'string');
  return { enum: areLabels ? enums.flat() : [...new Set(enums.flat())], ...(areLabels && { 'x-enumNames': titles }) };
}
