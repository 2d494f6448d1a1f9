import { isObject } from '@tuyen/model/json';
import { listIn, objectIn, type Raw, stringIn } from '@tuyen/model/raw';
import { alternativesOf } from './alternatives.ts';
import { intersection } from './intersection.ts';
import { referenced, referenceName } from './references.ts';
import { ANY_SHAPE, type Shape, type ShapeType } from './shape.ts';

export interface ShapeReader {
  shapeOf(schema: unknown): Shape;
  /** Returns the value that a `$ref` names, or the value itself. Also follows references of parameters and responses. */
  follow(value: unknown): Raw;
}

const MAX_REFERENCES = 32;

/** Returns a reader of the schemas in the document. It reads each schema once. */
export function shapeReader(document: unknown): ShapeReader {
  const shapes = new Map<unknown, Shape>();

  function follow(value: unknown): Raw {
    let found = objectIn(value);
    for (let count = 0; count < MAX_REFERENCES; count += 1) {
      const reference = stringIn(found, '$ref');
      if (reference === undefined) return found;
      found = objectIn(referenced(document, reference));
    }
    return {};
  }

  function shapeOf(schema: unknown): Shape {
    if (!isObject(schema)) return ANY_SHAPE;
    const known = shapes.get(schema);
    if (known) return known;
    // A schema that includes itself by allOf or anyOf finds this entry, so the reading ends.
    shapes.set(schema, ANY_SHAPE);
    const shape = read(schema);
    shapes.set(schema, shape);
    return shape;
  }

  function read(schema: Raw): Shape {
    const reference = stringIn(schema, '$ref');
    if (reference === undefined) return composed(schema);
    if (!reference.startsWith('#')) return { ...ANY_SHAPE, keywords: { $ref: reference } };
    const target = { ...shapeOf(referenced(document, reference)), component: referenceName(reference) };
    const { $ref: _, ...beside } = schema;
    return Object.keys(beside).length === 0 ? target : intersection(target, composed(beside));
  }

  function composed(schema: Raw): Shape {
    const parts = [
      ...listIn(schema, 'allOf').map(shapeOf),
      ...['oneOf', 'anyOf'].flatMap((key) => {
        const branches = listIn(schema, key).filter(isObject);
        return branches.length > 0 ? [alternativesOf(branches.map(shapeOf))] : [];
      }),
    ];
    const own = plainShape(schema);
    return parts.length === 0 ? own : [...parts, own].reduce(intersection);
  }

  return { shapeOf, follow };
}

function plainShape(schema: Raw): Shape {
  const properties = new Map(Object.entries(objectIn(schema, 'properties')));
  const types = typesOf(schema);
  const { properties: _, items, required: __, allOf: _a, oneOf: _o, anyOf: _y, ...keywords } = schema;
  const additional = schema['additionalProperties'];
  return {
    ancestors: [],
    type: typeOf(types, schema, properties.size > 0),
    nullable: types.includes('null') || schema['nullable'] === true || listIn(schema, 'enum').includes(null),
    properties,
    required: new Set(listIn(schema, 'required').filter((name) => typeof name === 'string')),
    items,
    isUnion: false,
    isMap: isObject(additional) || isObject(schema['patternProperties']),
    keywords,
  };
}

function typesOf(schema: Raw): readonly string[] {
  const { type } = schema;
  return typeof type === 'string' ? [type] : listIn(schema, 'type').filter((one) => typeof one === 'string');
}

const TYPES: ReadonlySet<string> = new Set<ShapeType>(['string', 'integer', 'number', 'boolean', 'array', 'object']);

const isType = (type: string): type is ShapeType => TYPES.has(type);

function typeOf(types: readonly string[], schema: Raw, hasProperties: boolean): ShapeType {
  const [first, ...others] = types.filter(isType);
  if (first === undefined) {
    if (types.includes('null')) return 'null';
    return hasProperties ? 'object' : impliedType(schema);
  }
  if (others.length === 0) return first;
  return [first, ...others].every((type) => type === 'integer' || type === 'number') ? 'number' : 'mixed';
}

/** Returns the type of a schema that states none, as of `{"enum": ["a", "b"]}`. */
function impliedType(schema: Raw): ShapeType {
  if (schema['items'] !== undefined) return 'array';
  const values = [...listIn(schema, 'enum'), ...('const' in schema ? [schema['const']] : [])];
  return values.length > 0 && values.every((value) => typeof value === 'string' || value === null) ? 'string' : 'any';
}
