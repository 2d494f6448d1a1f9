// Prints the reference of the schema language from the meta-schemas.
import { DOCUMENT_KINDS, documentPath } from '../../model/src/model/document-kinds.ts';
import { keysOf } from '../../model/src/model/json/keys-of.ts';
import { listIn, objectOrEmpty, textIn } from '../json.ts';
import {
  type DescribedKey,
  type DescribedObject,
  describedObject,
  descriptionOf,
  exampleOf,
  sharedFiles,
  titleOf,
} from './keys.ts';
import { type MetaSchema, type MetaSchemas, placeOf } from './meta-schemas.ts';

export const FILE_KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  keysOf(DOCUMENT_KINDS).map((kind) => [kind, documentPath(kind)]),
);

export function referencePage(schemas: MetaSchemas): string {
  const sectionOf = (file: string) =>
    describedObject({ file, schema: objectOrEmpty(schemas.get(file)), pointer: '' }, schemas);
  const kinds = Object.entries(FILE_KINDS).map(([file, path]) => ({ object: sectionOf(file), path }));
  const shared = sharedFiles(schemas, Object.keys(FILE_KINDS)).map(sectionOf);
  return (
    [
      '# Schema language',
      'Generated from `model/meta/*.schema.json` by `scripts/schema-reference.ts`. The examples are checked by a test.',
      '`npx tuyen new <kind> <name>` writes a file to start from, and `npx tuyen lint` checks all files. Editors complete and explain the keys if `$schema` names the meta-schema.',
      [
        '| File | Content |',
        '| --- | --- |',
        ...kinds.map(
          ({ object, path }) => `| [\`${path}\`](#${anchorOf(object.title)}) | ${cell(object.description)} |`,
        ),
      ].join('\n'),
      ...kinds.flatMap(({ object, path }) => [
        ...section(object, `## ${object.title}`, schemas, `\`${path}\``),
        ...partsOf(object, schemas),
      ]),
      '# Parts of several files',
      ...shared.flatMap((object) => [...section(object, `## ${object.title}`, schemas), ...partsOf(object, schemas)]),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

function partsOf({ title, parts }: DescribedObject, schemas: MetaSchemas): readonly string[] {
  return parts.flatMap((part) => [
    ...section(part, `### ${part.title}`, schemas, `Part of ${linkTo(title)}.`),
    ...partsOf(part, schemas),
  ]);
}

function section(object: DescribedObject, heading: string, schemas: MetaSchemas, where = ''): readonly string[] {
  const rows = object.keys.map((key) => row(key, schemas));
  const table = ['| Key | Type | Default | Meaning | Example |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
  return [heading, [where, object.description].filter(Boolean).join(' '), ...(rows.length > 0 ? [table] : [])].filter(
    Boolean,
  );
}

function row({ key, schema, isRequired }: DescribedKey, schemas: MetaSchemas): string {
  const fallback = 'default' in schema ? code(JSON.stringify(schema['default'])) : '';
  const example = exampleOf(schema, schemas);
  const cells = [
    code(key),
    typeText(schema, schemas),
    isRequired ? 'required' : fallback,
    cell(descriptionOf(schema, schemas)),
    example === undefined ? '' : code(JSON.stringify(example)),
  ];
  return `| ${cells.join(' | ')} |`;
}

function typeText(schema: MetaSchema, schemas: MetaSchemas): string {
  const reference = textIn(schema['$ref']);
  if (reference !== undefined) {
    const place = placeOf(reference, schemas);
    return place.pointer === '' || textIn(place.schema['title']) !== undefined
      ? linkTo(titleOf(place))
      : typeText(place.schema, schemas);
  }
  if ('const' in schema) return code(JSON.stringify(schema['const']));
  if ('enum' in schema) return choices(listIn(schema['enum']));
  const types = [schema['type'] ?? []].flat().map(String);
  const title = textIn(schema['title']);
  if (types.length === 0) return 'any value';
  return types.map((type) => partText(type, schema, title, schemas)).join(' or ') + limits(schema);
}

function partText(type: string, schema: MetaSchema, title: string | undefined, schemas: MetaSchemas): string {
  if (Array.isArray(schema['type']) && objectOrEmpty(schema['if'])['type'] === type)
    return typeText(objectOrEmpty(schema['then']), schemas);
  if (type === 'array')
    return 'items' in schema ? `list of ${typeText(objectOrEmpty(schema['items']), schemas)}` : 'list';
  if (type !== 'object') return type;
  if (title !== undefined) return linkTo(title);
  const values = objectOrEmpty(schema['additionalProperties']);
  return Object.keys(values).length > 0 && !('properties' in schema)
    ? `object of ${typeText(values, schemas)}`
    : 'object';
}

function choices(values: readonly unknown[]): string {
  const shown = values.slice(0, 20).map((value) => code(JSON.stringify(value)));
  return shown.join(', ') + (values.length > shown.length ? ` and ${values.length - shown.length} more` : '');
}

function limits(schema: MetaSchema): string {
  const { minimum, maximum, exclusiveMinimum, minItems, maxItems, minLength, maxLength, pattern } = schema;
  const range = (from: unknown, to: unknown, unit: string) => {
    if (from === undefined && to === undefined) return [];
    if (to === undefined) return [`at least ${String(from)}${unit}`];
    return [from === undefined ? `at most ${String(to)}${unit}` : `${String(from)} to ${String(to)}${unit}`];
  };
  const found = [
    ...range(minimum, maximum, ''),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${String(exclusiveMinimum)}`]),
    ...(minItems === 1 && maxItems === undefined ? [] : range(minItems, maxItems, ' items')),
    ...(minLength === 1 && maxLength === undefined ? [] : range(minLength, maxLength, ' characters')),
    ...(pattern === undefined ? [] : [code(String(pattern))]),
  ];
  return found.map((limit) => `, ${limit}`).join('');
}

function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text.replaceAll('|', String.raw`\|`)}${fence}`;
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');
}

function linkTo(title: string): string {
  return `[${title}](#${anchorOf(title)})`;
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
