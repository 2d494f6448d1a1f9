import { joinName } from '@tuyen/model';
import { SYSTEM_FIELDS } from '@tuyen/model/load';
import { isObject } from '@tuyen/model/json';
import type { Raw } from '@tuyen/model/raw';
import { helpText, humanized, labelText } from '../naming/labels.ts';
import { snakeCase } from '../naming/snake-case.ts';
import { uniqueName } from '../naming/unique-name.ts';
import type { Shape } from '../schema/shape.ts';
import type { PropertyContext, PropertyPlace } from './context.ts';
import { distinctLabels } from './distinct-labels.ts';
import { draftProperty } from './draft-property.ts';
import { referenceProperty } from './reference-property.ts';
import type { DraftedProperties, WireProperty } from './wire-property.ts';

/** Names that a field of any resource cannot have. */
const RESERVED = ['q', 'constructor', 'prototype', 'hasownproperty', 'id'];

const MAX_NAME = 56;

/** Control characters, marks of the text direction and halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202A-\u202E\uFFFD]/u;

/** Returns the fields for the properties. Each field states its name in the document as `x-at`. */
export function draftProperties(
  written: readonly WireProperty[],
  place: PropertyPlace,
  context: PropertyContext,
): DraftedProperties {
  const taken = new Set<string>([
    ...(place.depth === 0 ? RESERVED : RESERVED.slice(0, -1)),
    ...joinNames(written, place, context),
  ]);
  // A property whose name already is a field name keeps the name. A property that is converted to the same name gets
  // another name.
  const exact = new Set(written.map(({ wire }) => wire).filter((wire) => snakeCase(wire) === wire));
  const properties: [string, Raw][] = [];
  const required: string[] = [];
  const fields = new Map<string, string>();
  for (const property of written) {
    const { wire } = property;
    const wanted = snakeCase(wire);
    if (isLeftOut(wire, wanted, place, context)) continue;
    const own = { ...place, path: `${place.path}.${wire}`, isInput: property.isInput ?? place.isInput };
    const shape = context.reader.shapeOf(property.schema);
    const reference = referenceProperty(wanted, wire, shape, context);
    const isTaken = wanted !== wire && exact.has(wanted);
    const field = freeName(reference?.field ?? wanted, isTaken, taken, own.path, context);
    const schema = reference?.schema ?? draftProperty(shape, field, own, context, draftProperties);
    const drafted = withWords(
      { 'x-at': wire, ...schema },
      { shape, label: reference ? field : wanted, property },
      own,
      context,
    );
    properties.push([field, drafted]);
    fields.set(wire, field);
    if (property.isRequired && drafted['readOnly'] !== true) required.push(field);
  }
  return { properties: distinctLabels(Object.fromEntries(properties), context.text), required, fields };
}

/** Returns the names that the own server uses for referenced records in answers: `route` for `route_id`. */
function joinNames(
  written: readonly WireProperty[],
  { depth }: PropertyPlace,
  context: PropertyContext,
): readonly string[] {
  if (!context.isOwn || depth > 0) return [];
  return written.flatMap(({ wire, schema }) => {
    const found = referenceProperty(snakeCase(wire), wire, context.reader.shapeOf(schema), context);
    return found ? [joinName(found.field, found.schema['type'] === 'array')] : [];
  });
}

interface Described {
  readonly shape: Shape;
  /** Name from which the label follows if the document has no title. */
  readonly label: string;
  readonly property: WireProperty;
}

function withWords(schema: Raw, written: Described, place: PropertyPlace, context: PropertyContext): Raw {
  const { shape, label, property } = written;
  const { bodySchema } = property;
  const inForms = bodySchema === undefined ? schema : schemaWithBody(schema, bodySchema, place, context);
  const isReadOnly = property.isReadOnly === true || inForms === undefined;
  return { ...(inForms ?? schema), ...described(shape, label, { ...property, isReadOnly }, context) };
}

/**
 * Returns the schema of a field that has another schema in request bodies than in answers. A reference may send only
 * the key. For any other field, returns undefined, because forms can show no input.
 */
function schemaWithBody(schema: Raw, body: unknown, place: PropertyPlace, context: PropertyContext): Raw | undefined {
  const shape = context.reader.shapeOf(body);
  const item = shape.type === 'array' ? context.reader.shapeOf(shape.items) : shape;
  const at = schema['x-at'];
  const isKey = ['string', 'integer'].includes(item.type) && (shape.type === 'array') === (schema['type'] === 'array');
  if (isObject(at) && isKey) return { ...schema, 'x-at': { ...at, sends: 'key' } };
  const message = 'Forms show no input for the field, because answers have another type than request bodies.';
  const hint = 'Change the type and remove "readOnly", if the back end accepts what it answers.';
  context.notes.add({ code: 'TUY846', place: place.path, message, hint });
  return undefined;
}

function isLeftOut(wire: string, field: string, place: PropertyPlace, { isOwn, notes }: PropertyContext): boolean {
  const isSystem = isOwn && place.depth === 0 && SYSTEM_FIELDS.includes(field);
  const isInvisible = INVISIBLE.test(wire);
  if (field !== '' && !isSystem && !isInvisible) return false;
  const visible = wire.replaceAll(new RegExp(INVISIBLE, 'gu'), '�');
  const other = isInvisible
    ? `"${visible}" has an invisible character, which no schema file can have.`
    : `"${visible}" has no letter for a field name.`;
  const message = isSystem ? 'The server has a field of this name itself.' : other;
  notes.add({ code: 'TUY842', place: `${place.path}.${visible}`, message });
  return true;
}

function freeName(
  wanted: string,
  isTaken: boolean,
  taken: Set<string>,
  path: string,
  { notes }: PropertyContext,
): string {
  const short = wanted.slice(0, MAX_NAME).replace(/_+$/u, '');
  const field = isTaken && !taken.has(short) ? `${short}_2` : short;
  const unique = uniqueName(RESERVED.includes(field) && taken.has(field) ? `${field}_value` : field, taken, '_');
  if (unique !== wanted) {
    notes.add({
      code: 'TUY842',
      place: path,
      message: `The field is named "${unique}", because "${wanted}" is taken.`,
    });
  }
  return unique;
}

function described(shape: Shape, field: string, property: WireProperty, context: PropertyContext): Raw {
  const { title, description, deprecated, readOnly, writeOnly } = shape.keywords;
  const help = helpText(description);
  return {
    'x-label': context.text(labelText(title) ?? humanized(field.replace(/_ids?$/u, ''))),
    ...(help !== undefined && { 'x-help': context.text(help) }),
    ...(deprecated === true && { deprecated: true }),
    ...((property.isReadOnly === true || (property.isWriteOnly === undefined && readOnly === true)) && {
      readOnly: true,
    }),
    ...((property.isWriteOnly ?? writeOnly === true) && { writeOnly: true }),
  };
}
