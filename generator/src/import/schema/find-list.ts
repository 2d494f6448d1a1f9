import { sameWord } from '../naming/same-word.ts';
import type { Shape } from './shape.ts';
import type { ShapeReader } from './shape-reader.ts';

/** Place and schema of the records, or of one record, in a response or a request body. */
export interface FoundList {
  /** Path of the list in the answer: `data.results`. Empty if the answer is the list itself. */
  readonly envelope: string;
  /** Schema of one record. */
  readonly item: unknown;
}

/** Names of properties that hold the records of a list, in many APIs. */
export const LIST_NAMES: readonly string[] = [
  'data',
  'items',
  'results',
  'entries',
  'records',
  'content',
  'value',
  'rows',
  'list',
];

/** Maximum number of properties of an envelope. An object with more properties is a record that contains a list. */
const MAX_ENVELOPE_PROPERTIES = 6;

/** Returns where the answer has a list of objects. The property may be named like the last part of the path. */
export function findList(answer: unknown, segment: string, { shapeOf }: ShapeReader): FoundList | undefined {
  const shape = shapeOf(answer);
  const item = recordsIn(shape, shapeOf);
  if (item !== undefined) return { envelope: '', item };
  const found = inEnvelope(shape, segment, shapeOf) ?? inInnerEnvelope(shape, segment, shapeOf);
  return found && { ...found, item: withoutSecondList(found.item, shapeOf) };
}

/** Some documents describe a list twice, as `results: [{ results: [record] }]`, though answers have it once. */
function withoutSecondList(item: unknown, shapeOf: ShapeOf): unknown {
  const [[name, schema] = [], ...others] = shapeOf(item).properties;
  const isList = name !== undefined && others.length === 0 && LIST_NAMES.includes(name.toLowerCase());
  return (isList ? recordsIn(shapeOf(schema), shapeOf) : undefined) ?? item;
}

type ShapeOf = ShapeReader['shapeOf'];

function inInnerEnvelope(answer: Shape, segment: string, shapeOf: ShapeOf): FoundList | undefined {
  if (answer.properties.size > MAX_ENVELOPE_PROPERTIES) return undefined;
  for (const [name, schema] of answer.properties) {
    const inner = shapeOf(schema);
    const found = inner.type === 'object' ? inEnvelope(inner, segment, shapeOf) : undefined;
    if (found) return { ...found, envelope: `${name}.${found.envelope}` };
  }
  return undefined;
}

function inEnvelope(answer: Shape, segment: string, shapeOf: ShapeOf): FoundList | undefined {
  const lists = [...answer.properties].flatMap(([name, schema]) => {
    const item = recordsIn(shapeOf(schema), shapeOf);
    return item === undefined ? [] : [{ envelope: name, item }];
  });
  const named = lists.find(({ envelope }) => sameWord(envelope, segment));
  if (named) return named;
  const usual = LIST_NAMES.flatMap((name) => lists.filter(({ envelope }) => envelope.toLowerCase() === name))[0];
  if (usual) return usual;
  const [only, ...others] = lists;
  return others.length === 0 && answer.properties.size <= MAX_ENVELOPE_PROPERTIES ? only : undefined;
}

/** Returns the schema of the items if the shape is a list of objects. */
function recordsIn(shape: Shape, shapeOf: ShapeOf): unknown {
  if (shape.type !== 'array' || shape.items === undefined) return undefined;
  const item = shapeOf(shape.items);
  return item.type === 'object' && item.properties.size > 0 ? shape.items : undefined;
}

/**
 * Returns where an answer or a body has one record: `article`, `Accounts.0`, or empty. An object with a key is the record
 * itself.
 */
export function findRecord(body: unknown, segment: string, { shapeOf }: ShapeReader): FoundList | undefined {
  const shape = shapeOf(body);
  if (shape.type !== 'object' || shape.properties.size === 0) return undefined;
  const itself = { envelope: '', item: body };
  if (shape.properties.size > MAX_ENVELOPE_PROPERTIES || [...shape.properties.keys()].some(isKeyName)) return itself;
  for (const [name, schema] of shape.properties) {
    const isNamed = sameWord(name, segment) || LIST_NAMES.includes(name.toLowerCase());
    const inner = shapeOf(schema);
    if (!isNamed && shape.properties.size > 1) continue;
    if (inner.type === 'object' && inner.properties.size > 0)
      return { envelope: name, item: withoutSecondList(schema, shapeOf) };
    const item = isNamed ? recordsIn(inner, shapeOf) : undefined;
    if (item !== undefined) return { envelope: `${name}.0`, item };
  }
  return itself;
}

const isKeyName = (name: string): boolean => /^(?:id|gid|uuid|guid|slug)$|ID$|_id$/u.test(name);
