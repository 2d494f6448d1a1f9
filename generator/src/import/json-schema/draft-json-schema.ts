import { singular } from '../../emit/print/names.ts';
import type { Raw } from '@tuyen/model/raw';
import { type Draft, type DraftFile, ImportError, type ImportOptions, type ListedResource } from '../draft.ts';
import { draftFile } from '../draft-file.ts';
import { enumFile } from '../enum-file.ts';
import { isWanted } from '../name-patterns.ts';
import { humanized, labelText } from '../naming/labels.ts';
import { commonNameRule, withoutRuleNames, withoutWireNames } from '../naming/wire-names.ts';
import { collectNotes, type Notes } from '../notes.ts';
import { projectName } from '../project-name.ts';
import type { PropertyContext } from '../properties/context.ts';
import { draftProperties } from '../properties/draft-properties.ts';
import type { DraftedProperties } from '../properties/wire-property.ts';
import { enumFiles } from '../properties/enum-files.ts';
import { fieldCounter } from '../properties/field-count.ts';
import { enumUses } from '../properties/enum-uses.ts';
import { recordTitle } from '../record-title.ts';
import type { Definition, JsonSchemaReading } from './definitions.ts';

interface DraftedDefinition extends DraftedProperties {
  readonly name: string;
  readonly definition: Definition;
}

interface DraftedDefinitions {
  readonly resources: readonly DraftedDefinition[];
  readonly left: readonly { readonly definition: Definition; readonly reason: string }[];
  readonly context: PropertyContext;
  readonly notes: Notes;
}

export function draftJsonSchema(reading: JsonSchemaReading, options: ImportOptions): Draft {
  const { resources, left, context, notes } = draftDefinitions(reading, options);
  if (resources.length === 0) {
    const hint = 'A resource is an object with properties. `--list` names the parts of the schema.';
    throw new ImportError('The schema describes no resource.', hint);
  }
  for (const { definition, reason } of left) notes.add({ code: 'TUY849', place: definition.pointer, message: reason });
  const files = resources.map(({ name, ...drafted }) =>
    draftFile(options, 'resource', name, resourceFile({ name, ...drafted }, options, context)),
  );
  const enums = context.enums.files().map((one) => draftFile(options, 'enum', one.name, enumFile(one, context)));
  return { files: [...files.toSorted(byPath), ...enums], notes: notes.all() };
}

export function listJsonSchema(reading: JsonSchemaReading, options: ImportOptions): readonly ListedResource[] {
  const { resources, left } = draftDefinitions(reading, options);
  return [
    ...resources.map(({ name, definition, properties }) => ({
      place: definition.pointer,
      resource: name,
      fields: Object.keys(properties).length,
      actions: definition.isSingle ? ['show', 'edit'] : ['list', 'show', 'create', 'edit', 'delete'],
    })),
    ...left.map(({ definition, reason }) => ({ place: definition.pointer, reason })),
  ];
}

function draftDefinitions({ reader, definitions }: JsonSchemaReading, options: ImportOptions): DraftedDefinitions {
  const notes = collectNotes();
  const isResource = ({ schema }: Definition) => reader.shapeOf(schema).properties.size > 0;
  const isChosen = ({ name, component }: Definition) =>
    isWanted(name, options) || (component !== undefined && options.only.length > 0 && isWanted(component, options));
  const wanted = definitions.filter((definition) => isResource(definition) && isChosen(definition));
  const targets = new Map(
    wanted.flatMap((one) => (one.component === undefined ? [] : [[one.component, one] as const])),
  );
  const nouns = new Map(wanted.map((one) => [singular(one.name).replaceAll('-', '_'), one]));
  const target = (found: Definition | undefined) => found && { resource: projectName(found.name, options), key: 'id' };
  const written = wanted.map((definition) => ({ definition, record: wireProperties(definition, reader) }));
  const context: PropertyContext = {
    reader,
    notes,
    enums: enumFiles(
      enumUses(
        written.map(({ record }) => record),
        reader,
      ),
    ),
    fieldCount: fieldCounter(reader, ({ component }) => targets.has(component ?? '')),
    isOwn: options.backend === undefined,
    text: (text) => Object.fromEntries(options.languages.map((language) => [language, text])),
    namedTarget: (field) => target(nouns.get(/^(.+)_(?:id|ids|uuid)$/u.exec(field)?.[1] ?? '')),
    targetOf: ({ component }) => target(targets.get(component ?? '')),
  };
  const drafted = written.map(({ definition, record }) => {
    const name = projectName(definition.name, options);
    const place = { path: definition.component ?? name, depth: 0, trail: [], isInput: true, owner: name };
    return { name, definition, ...draftProperties(record, place, context) };
  });
  const resources = drafted.filter(({ properties }) => Object.keys(properties).length > 0);
  const known = new Set(resources.map(({ definition }) => definition));
  const left = definitions
    .filter((definition) => !known.has(definition))
    .map((definition) => ({
      definition,
      reason: isResource(definition) ? LEFT_OUT : 'It is no object with properties.',
    }));
  // With `only`, the definitions that were not chosen are not reported.
  return {
    resources,
    left: options.only.length > 0 ? left.filter(({ reason }) => reason !== LEFT_OUT) : left,
    context,
    notes,
  };
}

const LEFT_OUT = 'It is left out, or has only fields that the server has itself.';

function wireProperties({ schema }: Definition, { shapeOf }: JsonSchemaReading['reader']) {
  const shape = shapeOf(schema);
  return [...shape.properties].map(([wire, property]) => {
    const { readOnly, writeOnly } = shapeOf(property).keywords;
    return {
      wire,
      schema: property,
      isRequired: shape.required.has(wire),
      isReadOnly: readOnly === true,
      isWriteOnly: writeOnly === true,
    };
  });
}

function resourceFile(
  { name, definition, properties, required }: DraftedDefinition,
  { backend }: ImportOptions,
  { text, reader }: PropertyContext,
): Raw {
  const rule = commonNameRule(properties);
  const label = labelText(reader.shapeOf(definition.schema).keywords['title']) ?? humanized(singular(name));
  return {
    name,
    ...(backend !== undefined && { at: { backend, ...(rule !== 'same' && { names: rule }) } }),
    label: text(label),
    plural: text(humanized(name)),
    title: recordTitle(properties),
    ...(definition.isSingle && backend === undefined && { singleton: { path: 'current' } }),
    schema: {
      type: 'object',
      properties: backend === undefined ? withoutWireNames(properties) : withoutRuleNames(properties, rule),
      ...(required.length > 0 && { required }),
    },
  };
}

const byPath = (one: DraftFile, other: DraftFile): number => (one.path < other.path ? -1 : 1);
