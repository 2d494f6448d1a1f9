import {
  type Field,
  holds,
  isObject,
  kindOf,
  mapObjects,
  type ProjectKind,
  type ReferenceField,
  type ReferenceListField,
  sampleOf,
  type Scalar,
} from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { Texts } from './sample/texts.ts';

/** The sources of synthetic values. */
export interface Source {
  readonly random: () => number;
  /** Texts as people write them; default the kinds' own samples. */
  readonly texts?: Texts | undefined;
  /** Ids that a reference to the resource may hold. */
  readonly idsOf: (resource: string) => readonly string[];
  readonly kinds: readonly ProjectKind[];
}

/** A value that the field's schema allows; undefined where there is none, such as a reference to a resource without rows. */
export function syntheticValue(field: Field, source: Source, index: number): unknown {
  if ('use' in field)
    return kindOf(field).list ? someIds(field, source) : oneOf(source.idsOf(field.resource), source.random);
  const kind = codedKind(field, source);
  if (kind?.sample) return kind.sample(source.random);
  const text = source.texts?.(field, source.random);
  if (text !== undefined) return text;
  const value = sampleOf(field, source.random, index);
  return ascending(
    field,
    mapObjects(field, value, (object, fields) => withReferences(object, fields, source, index)),
  );
}

/** The rows in the order that their list wants (`x-rows`). */
function ascending(field: Field, value: unknown): unknown {
  const by = field.kind === 'nested-list' ? field.rows?.ascending : undefined;
  const numberOf = (row: unknown) => Number(isObject(row) ? row[by ?? ''] : Number.NaN) || 0;
  return by !== undefined && Array.isArray(value)
    ? value.toSorted((one, other) => numberOf(one) - numberOf(other))
    : value;
}

/** The project kind of the field, if it has code. */
function codedKind(field: Field, { kinds }: Pick<Source, 'kinds'>): ProjectKind | undefined {
  return field.coded ? kinds.find(({ name }) => name === field.format) : undefined;
}

/** As `syntheticValue`, but different from the values of other rows. Undefined if no choice is left. */
export function uniqueValue(field: Field, source: Source, index: number, taken: Set<unknown>): unknown {
  const choices = choicesOf(field, source);
  const value = choices
    ? oneOf(
        choices.filter((choice) => !taken.has(choice)),
        source.random,
      )
    : freshValue(field, source, index, taken);
  taken.add(value);
  return value;
}

/** Everything that the field can hold, where that is a list. */
export function choicesOf(field: Field, source: Pick<Source, 'idsOf' | 'kinds'>): readonly Scalar[] | undefined {
  const kind = codedKind(field, source);
  // Only its code could make others.
  if (kind) return kind.sample ? undefined : kind.examples;
  return 'use' in field && !kindOf(field).list ? source.idsOf(field.resource) : kindOf(field).choices?.(field);
}

function freshValue(field: Field, source: Source, index: number, taken: ReadonlySet<unknown>): unknown {
  let value: unknown;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    value = syntheticValue(field, source, index);
    if (!taken.has(value)) return value;
  }
  if (field.coded) return undefined;
  for (let attempt = 0; taken.has(value); attempt += 1) {
    value = typeof value === 'number' ? value + 1 : varied(String(value), index + attempt);
  }
  return value;
}

/** `a@b.c` → `a7@b.c`; a code gets its number at the end, in place of as many letters, so that it stays as long as it was. */
function varied(text: string, number: number): string {
  const at = text.indexOf('@');
  if (at > 0) return `${text.slice(0, at)}${number}${text.slice(at)}`;
  const digits = String(number);
  return text.slice(0, Math.max(1, text.length - digits.length)) + digits;
}

/** Fills in the references, which a kind by itself cannot; what a condition hides is left out. */
function withReferences(object: Row, fields: readonly Field[], source: Source, index: number): Row {
  for (const field of fields) {
    if (field.readOnly || !('use' in field)) continue;
    const found = syntheticValue(field, source, index);
    if (found !== undefined) object[field.name] = found;
  }
  for (const field of fields) if (field.when && !holds(field.when, object)) delete object[field.name];
  return object;
}

/** One or two different ids, unless the schema wants fewer or more. */
function someIds(field: ReferenceField | ReferenceListField, { idsOf, random }: Source): readonly string[] {
  const { minItems = 1, maxItems = 2 } = field.schema;
  const left = [...idsOf(field.resource)];
  const most = Math.min(Math.max(minItems, Math.min(maxItems, 2)), left.length);
  const least = Math.min(minItems, most);
  const count = least + Math.floor(random() * (most - least + 1));
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

function oneOf<T>(choices: readonly T[], random: () => number): T | undefined {
  return choices[Math.floor(random() * choices.length)];
}
