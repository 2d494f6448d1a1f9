import {
  type Field,
  type FieldOf,
  holds,
  isObject,
  kindOf,
  mapObjects,
  type ProjectKind,
  type ReferenceField,
  type ReferenceListField,
  sampleOf,
  selectableValues,
  type Resource,
  type Scalar,
} from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import type { FittingChoices } from './fitting-choices.ts';
import type { Beside } from './sample/meanings.ts';
import { isOptionalUpload } from './placeholder-upload.ts';
import { namesFirst } from './names-first.ts';
import type { PlausibleValues } from './sample/plausible-value.ts';
import type { SampleTexts } from './sample/texts.ts';

export interface Source {
  readonly random: () => number;
  readonly texts?: SampleTexts | undefined;
  readonly values?: PlausibleValues | undefined;
  readonly resource?: Resource;
  readonly idsOf: (resource: string) => readonly string[];
  readonly kinds: readonly ProjectKind[];
  readonly fitting?: FittingChoices;
}

/**
 * Returns a value that the schema of the field allows, or undefined if there is none, such as a reference to a resource
 * without rows.
 * @param beside sibling values so far, on which the options may depend
 */
export function syntheticValue(
  field: Field,
  source: Source,
  index: number,
  beside: Row = {},
  siblings: readonly Field[] = source.resource?.fields ?? [],
): unknown {
  if ('use' in field) {
    const ids = source.fitting?.(field, beside) ?? source.idsOf(field.resource);
    return kindOf(field).list ? someIds(field, ids, source.random) : oneOf(ids, source.random);
  }
  if (field.kind === 'enum' && field.options) {
    const values = selectableValues(field.options, field.values, beside);
    if (values.length > 0) return oneOf(values, source.random);
  }
  if (field.kind === 'localized-text') return localizedValue(field, source, index, beside, siblings);
  const kind = codedKind(field, source);
  if (kind?.sample) return kind.sample(source.random);
  const text =
    writtenText(field, source, { row: beside, fields: siblings }) ??
    source.values?.(field, source.random, siblings, beside);
  if (text !== undefined) return text;
  const value = writtenItems(field, source) ?? sampleOf(field, source.random, index);
  return ascending(
    field,
    mapObjects(field, value, (object, fields) => withReferences(object, fields, source, index)),
  );
}

/**
 * Returns a plausible text in the default language, which the words of the project are in, and a plain sample text in each
 * other language.
 */
function localizedValue(
  field: FieldOf<'localized-text'>,
  source: Source,
  index: number,
  beside: Row,
  siblings: readonly Field[],
): unknown {
  const texts = sampleOf(field, source.random, index);
  const [first] = field.fields;
  if (!first || !isObject(texts)) return texts;
  const plain = { ...first, name: field.name, label: field.label };
  const text =
    writtenText(plain, source, { row: beside, fields: siblings }) ??
    source.values?.(plain, source.random, siblings, beside);
  return text === undefined ? texts : { ...texts, [first.name]: text };
}

/**
 * Returns a value for a field whose option rules allow no value in this row. The returned value breaks the option
 * rules, because another rule of the project may require a value.
 */
export function anyValue(field: Field, source: Source, index: number): unknown {
  return syntheticValue({ ...field, options: [] }, source, index);
}

function writtenText(field: Field, { texts, random, resource }: Source, beside?: Beside): string | undefined {
  return texts?.(field, random, resource, beside) ?? texts?.otherwise(field, random, resource, beside);
}

function writtenItems(field: Field, source: Source): readonly string[] | undefined {
  if (!source.texts || field.kind !== 'text-list' || !field.item || (field.examples ?? []).length > 0) return undefined;
  const { minItems = 1, maxItems = 3 } = field.schema;
  const items = new Set<string>();
  for (
    let attempt = 0;
    attempt < 10 * minItems && items.size < Math.max(minItems, Math.min(2, maxItems));
    attempt += 1
  ) {
    const text = writtenText(field.item, source);
    if (text === undefined) return undefined;
    items.add(text);
  }
  return items.size < minItems ? undefined : [...items];
}

function ascending(field: Field, value: unknown): unknown {
  const by = field.kind === 'nested-list' ? field.rows?.ascending : undefined;
  const numberOf = (row: unknown) => Number(isObject(row) ? row[by ?? ''] : Number.NaN) || 0;
  return by !== undefined && Array.isArray(value)
    ? value.toSorted((one, other) => numberOf(one) - numberOf(other))
    : value;
}

function codedKind(field: Field, { kinds }: Pick<Source, 'kinds'>): ProjectKind | undefined {
  return field.coded ? kinds.find(({ name }) => name === field.format) : undefined;
}

export function choicesOf(field: Field, source: Pick<Source, 'idsOf' | 'kinds'>): readonly Scalar[] | undefined {
  const kind = codedKind(field, source);
  // A custom kind with code can have a `sample` function, which may create values beyond the examples. Its values are
  // then not enumerable.
  if (kind) return kind.sample ? undefined : kind.examples;
  return 'use' in field && !kindOf(field).list ? source.idsOf(field.resource) : kindOf(field).choices?.(field);
}

function withReferences(object: Row, fields: readonly Field[], source: Source, index: number): Row {
  for (const field of source.values ? namesFirst(fields) : fields) {
    if (field.readOnly) continue;
    const found =
      'use' in field
        ? (syntheticValue(field, source, index, object) ?? anyValue(field, source, index))
        : (writtenText(field, source, { row: object, fields }) ??
          source.values?.(field, source.random, fields, object));
    if (found !== undefined) object[field.name] = found;
  }
  for (const field of fields)
    if ((field.when && !holds(field.when, object)) || (source.values && isOptionalUpload(field)))
      delete object[field.name];
  return object;
}

function someIds(
  { schema }: ReferenceField | ReferenceListField,
  ids: readonly string[],
  random: () => number,
): readonly string[] {
  const { minItems = 1, maxItems = 2 } = schema;
  const most = Math.min(Math.max(minItems, Math.min(maxItems, 2)), ids.length);
  const least = Math.min(minItems, most);
  const count = least + Math.floor(random() * (most - least + 1));
  const some = new Set<string>();
  // Start at a random position. If the id there is already taken, use the next free one, so that the loop ends even if
  // there are few ids.
  for (let at = Math.floor(random() * ids.length); some.size < count; at += 1 + Math.floor(random() * ids.length)) {
    let free = at % ids.length;
    while (some.has(ids[free] ?? '')) free = (free + 1) % ids.length;
    some.add(ids[free] ?? '');
  }
  return [...some];
}

function oneOf<T>(choices: readonly T[], random: () => number): T | undefined {
  return choices[Math.floor(random() * choices.length)];
}
