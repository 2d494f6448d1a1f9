import type { Draft, DraftFile, ImportOptions } from '../draft.ts';
import { ImportError } from '../draft.ts';
import { metaSchemaFrom } from '../../completion/completion-folder.ts';
import { humanized } from '../naming/labels.ts';
import { labeledEnum } from '../properties/enum-property.ts';
import type { EnumFile } from '../properties/enum-files.ts';
import { backendEntry, UNKNOWN_URL } from './backend-entry.ts';
import { dialectFile } from './dialect-file.ts';
import { type DraftedResources, draftResources } from './draft-resources.ts';
import { missingParameters } from './missing-parameters.ts';
import type { OpenApiReading } from './reading.ts';
import { resourceFile } from './resource-file.ts';
import { noResources } from './no-resources.ts';

/** Drafts the schema files of the document's resources, and the file that says how the back end is called. */
export function draftOpenApi(reading: OpenApiReading, options: ImportOptions): Draft {
  if (reading.resources.length === 0) throw new ImportError(noResources(reading));
  const drafted = draftResources(reading, options);
  missingParameters(drafted, reading.reader);
  return {
    files: [...resourceFiles(drafted, reading, options), ...enumFiles(drafted, options), ...backendFiles(drafted, reading, options)],
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
    .map((resource) => file(options, 'resources', resource.name, 'resource', resourceFile(resource, reader, options)))
    .toSorted(byPath);
}

function enumFiles({ enums }: DraftedResources, options: ImportOptions): readonly DraftFile[] {
  const text = (words: string) => Object.fromEntries(options.languages.map((language) => [language, words]));
  const isOwn = options.backend === undefined;
  const content = ({ name, values, shape }: EnumFile) => {
    const { enum: stored, 'x-values': labels } = labeledEnum(shape, values, { isOwn, text });
    return { type: 'string', enum: stored, 'x-label': text(humanized(name)), 'x-values': labels };
  };
  return enums.files().map((one) => file(options, 'enums', one.name, 'enum', content(one)));
}

function backendFiles(
  { resources }: DraftedResources,
  reading: OpenApiReading,
  options: ImportOptions,
): readonly DraftFile[] {
  if (options.backend === undefined) return [];
  return [file(options, 'backends', options.backend, 'backend', dialectFile(resources, reading))];
}

function file(
  { schemas }: ImportOptions,
  folder: string,
  name: string,
  meta: string,
  content: Readonly<Record<string, unknown>>,
): DraftFile {
  const path = `${schemas}/${folder}/${name}.json`;
  return { path, value: { $schema: metaSchemaFrom(path, meta), ...content } };
}

const byPath = (one: DraftFile, other: DraftFile): number => (one.path < other.path ? -1 : 1);
