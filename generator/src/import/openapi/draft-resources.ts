import { collectNotes, type Notes } from '../notes.ts';
import type { ImportOptions } from '../draft.ts';
import { isWanted } from '../name-patterns.ts';
import { projectName } from '../project-name.ts';
import type { PropertyContext } from '../properties/context.ts';
import { draftProperties } from '../properties/draft-properties.ts';
import type { WireProperty } from '../properties/wire-property.ts';
import { type EnumFiles, enumFiles } from '../properties/enum-files.ts';
import { fieldCounter } from '../properties/field-count.ts';
import { enumUses } from '../properties/enum-uses.ts';
import type { DraftedOperation, DraftedResource } from './drafted-resource.ts';
import { filterableFields } from './filterable-fields.ts';
import { type FoundResource, getOf } from './found-resource.ts';
import { operationInput } from './operation-input.ts';
import { possibleCalls, readableCalls } from './possible-calls.ts';
import type { OpenApiReading } from './reading.ts';
import { type RecordCalls, recordCalls } from './record-calls.ts';
import { type RecordKey, recordKey } from './record-key.ts';
import { operationFinder } from './record-operations.ts';
import { recordProperties } from './record-properties.ts';
import { referenceTargets } from './reference-targets.ts';
import { withParents } from './with-parents.ts';

export interface DraftedResources {
  readonly resources: readonly DraftedResource[];
  readonly enums: EnumFiles;
  readonly notes: Notes;
}

interface Started {
  readonly name: string;
  readonly found: FoundResource;
  readonly key: RecordKey;
  readonly calls: RecordCalls;
  readonly record: readonly WireProperty[];
}

/** Drafts the resources that the options choose, with references between the resources. */
export function draftResources(reading: OpenApiReading, options: ImportOptions): DraftedResources {
  const { reader } = reading;
  const notes = collectNotes();
  const started = wantedResources(reading, options).map((found) => start(found, reading, options, notes));
  const enums = enumFiles(
    enumUses(
      started.map(({ record }) => record),
      reader,
    ),
  );
  const targets = referenceTargets(
    started.filter(({ found }) => found.within === undefined),
    reader,
  );
  const context: PropertyContext = {
    reader,
    notes,
    enums,
    fieldCount: fieldCounter(reader, (shape) => targets.of(shape) !== undefined),
    isOwn: options.backend === undefined,
    text: (text) => Object.fromEntries(options.languages.map((language) => [language, text])),
    namedTarget: targets.named,
    targetOf: targets.of,
  };
  const operationsOf = operationFinder(reading.paths, reader, notes);
  const drafted = started.map((one) => draftResource(one, operationsOf(one.found), context));
  return { resources: withParents(drafted, context), enums, notes };
}

/** Returns the resources to import. A child resource is imported only together with its parent. */
function wantedResources({ resources, children }: OpenApiReading, options: ImportOptions): readonly FoundResource[] {
  const wanted = resources.filter(({ name }) => isWanted(name, options));
  const names = new Set(wanted.map(({ name }) => name));
  // Records of the project's own server are not nested: a reference to the parent record is enough.
  if (options.backend === undefined) return wanted;
  const below = children.filter(({ name, within }) => {
    if (!names.has(within ?? '') || !isWanted(name, options)) return false;
    return names.add(name);
  });
  return [...wanted, ...below];
}

function start(found: FoundResource, { reader }: OpenApiReading, options: ImportOptions, notes: Notes): Started {
  const key = recordKey(found, reader);
  const calls = recordCalls(found, reader);
  if (key.certainty === 'assumed') {
    notes.add({
      code: 'TUY843',
      place: found.list.path,
      message: 'Records of the list have no key that the document describes. The import assumes "id".',
      hint: 'Write the name of the key as "id" in "at".',
    });
  }
  if (options.backend !== undefined) unsentBodies(found, calls, notes);
  const name = projectName(found.name, options);
  return { name, found, key, calls, record: recordProperties(found, calls, key, reader) };
}

/** Notes requests that would write records, but whose body is no JSON. */
function unsentBodies({ list, item, collection = list }: FoundResource, calls: RecordCalls, notes: Notes): void {
  const writing = [
    { verb: 'creates', isDone: calls.create !== undefined, operations: [collection.operations.post] },
    { verb: 'edits', isDone: calls.update !== undefined, operations: [item?.operations.patch, item?.operations.put] },
  ];
  for (const { verb, isDone, operations } of writing) {
    const operation = operations.find((one) => one?.otherBody !== undefined);
    if (isDone || !operation) continue;
    const place = `${operation.method.toUpperCase()} ${operation.path.path}`;
    const message = `No form ${verb} records, because the body is ${operation.otherBody}.`;
    notes.add({ code: 'TUY845', place, message });
  }
}

function draftResource(
  { name, found, key, calls, record }: Started,
  operations: readonly Omit<DraftedOperation, 'input' | 'wrap'>[],
  context: PropertyContext,
): DraftedResource {
  const drafted = draftProperties(record, { path: name, depth: 0, trail: [], isInput: false, owner: name }, context);
  const canShow = getOf(found.item) !== undefined && found.record !== undefined && key.certainty !== 'address';
  return {
    name,
    found,
    key,
    calls: possibleCalls(readableCalls(calls, canShow, name, context), drafted, name, context),
    ...drafted,
    canShow,
    filterable: filterableFields(drafted),
    listed: listedFields(found, drafted.fields, context),
    operations: context.isOwn ? [] : operations.map((operation) => operationInput(operation, name, context)),
    related: [],
  };
}

function listedFields(
  { records, record }: FoundResource,
  fields: ReadonlyMap<string, string>,
  { reader }: PropertyContext,
): readonly string[] | undefined {
  const listed = reader.shapeOf(records.item).properties;
  const shown = record && reader.shapeOf(record.item).properties;
  if (!shown || [...shown.keys()].every((wire) => listed.has(wire))) return undefined;
  return [...listed.keys()].flatMap((wire) => fields.get(wire) ?? []);
}
