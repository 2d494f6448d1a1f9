import { isObject } from '@tuyen/model/json';
import { entriesIn, objectIn, stringIn } from '@tuyen/model/raw';
import { findList, type FoundList, LIST_NAMES } from '../schema/find-list.ts';
import { kebabCase } from '../naming/snake-case.ts';
import { plural } from '../naming/plural.ts';
import { uniqueName } from '../naming/unique-name.ts';
import { type ShapeReader, shapeReader } from '../schema/shape-reader.ts';

/** Part of a JSON Schema that may become a resource. */
export interface Definition {
  /** Name of the resource. */
  readonly name: string;
  /** `#` or `#/$defs/Customer`. */
  readonly pointer: string;
  /** Name by which other parts refer to it. Absent for the whole schema. */
  readonly component?: string;
  readonly schema: unknown;
  /** Whether the schema describes a file that exists only once, such as a configuration. */
  readonly isSingle: boolean;
}

export interface JsonSchemaReading {
  readonly reader: ShapeReader;
  readonly definitions: readonly Definition[];
}

/** A schema with properties is one resource. A schema without them is a collection of definitions. */
export function jsonSchemaReading(document: unknown, from: string): JsonSchemaReading {
  const reader = shapeReader(document);
  const isRecord = Object.keys(objectIn(document, 'properties')).length > 0 || isObject(objectIn(document)['items']);
  const definitions = isRecord ? [wholeSchema(document, from, reader)] : partsOf(document);
  return { reader, definitions };
}

function wholeSchema(document: unknown, from: string, reader: ShapeReader): Definition {
  const isSingle = isConfiguration(document);
  const name = kebabCase(fileName(from)) || 'records';
  const list = isSingle ? undefined : listOfRecords(document, name, reader);
  const records = list?.envelope.split('.').at(-1) ?? '';
  const noun = records === '' || LIST_NAMES.includes(records) ? name : kebabCase(records);
  return {
    name: isSingle || noun.endsWith('s') ? noun : plural(noun),
    pointer: '#',
    schema: list?.item ?? document,
    isSingle,
  };
}

/** A schema may describe a list of records, or an answer with one: `{ data: { stations: [station] } }`. */
function listOfRecords(document: unknown, name: string, reader: ShapeReader): FoundList | undefined {
  const list = findList(document, name, reader);
  const [first = ''] = list?.envelope.split('.') ?? [];
  return list && (first === '' || LIST_NAMES.includes(first)) ? list : undefined;
}

function partsOf(document: unknown): readonly Definition[] {
  const taken = new Set<string>();
  return ['$defs', 'definitions'].flatMap((key) =>
    entriesIn(document, key).map(([component, schema]) => {
      const name = kebabCase(component) || 'records';
      return {
        name: uniqueName(name.endsWith('s') ? name : plural(name), taken, '-'),
        pointer: `#/${key}/${component}`,
        component,
        schema,
        isSingle: false,
      };
    }),
  );
}

/** Returns the file's name without folders and extensions: `customer` for `schemas/customer.schema.json`. */
function fileName(from: string): string {
  const base =
    from
      .replace(/[?#].*$/u, '')
      .replace(/\/+$/u, '')
      .split('/')
      .at(-1) ?? '';
  return base.replace(/(?:\.schema)?\.(?:json|ya?ml)$/iu, '');
}

const CONFIGURATION = /\b(?:config(?:uration)?|settings|manifest|package\.json|workflows?)\b/iu;

function isConfiguration(document: unknown): boolean {
  const id = stringIn(document, '$id') ?? stringIn(document, 'id') ?? '';
  const texts = [stringIn(document, 'title') ?? '', id.split('/').at(-1) ?? ''];
  return /\bschemastore\.org\//u.test(id) || texts.some((text) => CONFIGURATION.test(text));
}
