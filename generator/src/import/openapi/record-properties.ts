import type { WireProperty } from '../properties/wire-property.ts';
import type { Shape } from '../schema/shape.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import type { FoundResource } from './found-resource.ts';
import type { RecordCalls } from './record-calls.ts';
import type { RecordKey } from './record-key.ts';

/** Records of a resource in the requests and answers of the document. */
interface RecordShapes {
  readonly answers: readonly Shape[];
  readonly create: Shape | undefined;
  readonly update: Shape | undefined;
}

/**
 * Returns the properties of a record: those of its page, its list, and the bodies that create and update it. A property
 * that only bodies have is write-only, and one that only answers have is read-only.
 */
export function recordProperties(
  resource: FoundResource,
  calls: RecordCalls,
  key: RecordKey,
  reader: ShapeReader,
): readonly WireProperty[] {
  const shapes = recordShapes(resource, calls, reader);
  const bodies = [shapes.create, shapes.update].filter((shape) => shape !== undefined);
  const all = [...shapes.answers, ...bodies];
  const names = new Set(all.flatMap(({ properties }) => [...properties.keys()]));
  return [...names].flatMap((wire): WireProperty[] => {
    const answer = propertyIn(shapes.answers, wire);
    const body = propertyIn(bodies, wire);
    if (wire === key.wire && !isSpoken(wire)) return [];
    const differs = answer !== undefined && body !== undefined && !isSameForm(answer, body, reader);
    const isKeyword = (keyword: string) => reader.shapeOf(answer ?? body).keywords[keyword] === true;
    const isRequired = shapes.create?.required.has(wire) === true;
    return [
      {
        wire,
        schema: answer === undefined || differs ? (answer ?? body) : withLimits(answer, body, reader),
        isRequired,
        ...(differs && { bodySchema: body }),
        isInput: body !== undefined && (answer === undefined || isSameSchema(answer, body, reader)),
        isReadOnly: bodies.length > 0 && (body === undefined || isKeyword('readOnly')),
        isWriteOnly: answer === undefined || (body !== undefined && isKeyword('writeOnly')),
      },
    ];
  });
}

const LIMITS = [
  'maxLength',
  'minLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'maxItems',
  'minItems',
];

/** Adds the limits that only the request bodies state, because answers often state none. */
function withLimits(answer: unknown, body: unknown, { shapeOf }: ShapeReader): unknown {
  if (body === undefined || body === answer) return answer;
  const [one, other] = [shapeOf(answer), shapeOf(body)];
  if (one.type === 'object' || one.isUnion || other.isUnion) return answer;
  const limits = Object.fromEntries(
    LIMITS.filter((name) => one.keywords[name] === undefined && other.keywords[name] !== undefined).map((name) => [
      name,
      other.keywords[name],
    ]),
  );
  return Object.keys(limits).length === 0 ? answer : { allOf: [answer, limits] };
}

function recordShapes({ record, records }: FoundResource, calls: RecordCalls, { shapeOf }: ShapeReader): RecordShapes {
  return {
    answers: [record, records].flatMap((found) => (found ? [shapeOf(found.item)] : [])),
    create: calls.create && shapeOf(calls.create.body.item),
    update: calls.update && shapeOf(calls.update.body.item),
  };
}

function propertyIn(shapes: readonly Shape[], wire: string): unknown {
  return shapes.map(({ properties }) => properties.get(wire)).find((schema) => schema !== undefined);
}

/** A key such as a slug is also a field, because people read and choose it. */
const isSpoken = (wire: string): boolean => /^(?:code|key|name|slug)$/iu.test(wire);

function isSameSchema(answer: unknown, body: unknown, { shapeOf }: ShapeReader): boolean {
  const [one, other] = [shapeOf(answer), shapeOf(body)];
  return one === other || (one.component !== undefined && one.component === other.component);
}

/** Maximum depth of nested lists whose types are compared. */
const MAX_LISTS = 3;

/** Compares only the types, because answers and bodies often have schemas of their own for the same property. */
function isSameForm(answer: unknown, body: unknown, reader: ShapeReader, depth = 0): boolean {
  const [one, other] = [reader.shapeOf(answer), reader.shapeOf(body)];
  if (one.type === 'any' || other.type === 'any') return true;
  if (one.type !== other.type) return isNumeric(one) && isNumeric(other);
  return one.type !== 'array' || depth > MAX_LISTS || isSameForm(one.items, other.items, reader, depth + 1);
}

const isNumeric = ({ type }: Shape): boolean => type === 'integer' || type === 'number';
