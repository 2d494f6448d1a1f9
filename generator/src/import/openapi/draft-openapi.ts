import type { Draft, DraftFile, ImportOptions } from '../draft.ts';
import { draftFile } from '../draft-file.ts';
import { enumFile } from '../enum-file.ts';
import { backendEntry, UNKNOWN_URL } from './backend-entry.ts';
import { dialectFile } from './dialect-file.ts';
import { type DraftedResources, draftResources } from './draft-resources.ts';
import { missingParameters } from './missing-parameters.ts';
import type { OpenApiReading } from './reading.ts';
import { resourceFile } from './resource-file.ts';
import { noResources } from './no-resources.ts';

/** Drafts the schema file of each resource of the document, and the dialect of the back end. */
export function draftOpenApi(reading: OpenApiReading, options: ImportOptions): Draft {
  if (reading.resources.length === 0) throw noResources(reading);
  const drafted = draftResources(reading, options);
  missingParameters(drafted, reading.reader);
  return {
    files: [
      ...resourceFiles(drafted, reading, options),
      ...enumFiles(drafted, options),
      ...backendFiles(drafted, reading, options),
    ],
    ...(options.backend !== undefined && { backends: backendEntries(reading, options.backend, options, drafted) }),
    notes: drafted.notes.all(),
  };
}

function backendEntries(
  { document, from }: OpenApiReading,
  name: string,
  { schemas }: ImportOptions,
  { notes }: DraftedResources,
): NonNullable<Draft['backends']> {
  const entry = backendEntry(document, name, schemas, from);
  if (entry['url'] === UNKNOWN_URL) {
    const message = `The document names no address over https. tuyen.config.json has ${UNKNOWN_URL}.`;
    notes.add({ code: 'TUY848', place: 'servers', message, hint: 'Write the address of the back end to "url".' });
  }
  return { [name]: entry };
}

function resourceFiles(
  { resources }: DraftedResources,
  { reader }: OpenApiReading,
  options: ImportOptions,
): readonly DraftFile[] {
  return resources
    .map((resource) => draftFile(options, 'resource', resource.name, resourceFile(resource, reader, options)))
    .toSorted(byPath);
}

function enumFiles({ enums }: DraftedResources, options: ImportOptions): readonly DraftFile[] {
  const text = (words: string) => Object.fromEntries(options.languages.map((language) => [language, words]));
  const isOwn = options.backend === undefined;
  return enums.files().map((one) => draftFile(options, 'enum', one.name, enumFile(one, { isOwn, text })));
}

function backendFiles(
  { resources }: DraftedResources,
  reading: OpenApiReading,
  options: ImportOptions,
): readonly DraftFile[] {
  if (options.backend === undefined) return [];
  const { path } = draftFile(options, 'backend', options.backend, {});
  const before = options.previous?.files.find((file) => file.path === path)?.value;
  return [draftFile(options, 'backend', options.backend, dialectFile(resources, reading, before))];
}

const byPath = (one: DraftFile, other: DraftFile): number => (one.path < other.path ? -1 : 1);
