import type { DocumentFiles, FileTypes, Named } from '../build/files.ts';
import type { SchemasOf } from '../load/patterns.ts';
import {
  DOCUMENT_KINDS,
  type DocumentFolder,
  type DocumentTypeName,
  isDocumentType,
  type SourcedDocument,
} from '../model/document-kinds.ts';
import { keysOf } from '../model/json/keys-of.ts';
import type { DocumentLists } from '../model/model.ts';
import type { Resource } from '../model/resource.ts';
import { dashboard } from './dashboard/index.ts';
import type { DocumentType, StartContext } from './document-type.ts';
import { flow } from './flow/index.ts';
import { mail } from './mail/index.ts';
import { print } from './print/index.ts';
import { scenario } from './scenario/index.ts';

/**
 * All document types, in the order in which the Model lists them. If a folder in `DOCUMENT_KINDS` has no document type
 * here, the code does not compile.
 */
export const DOCUMENT_TYPES: { readonly [K in DocumentTypeName]: DocumentType<K> } = {
  mail,
  flow,
  print,
  dashboard,
  scenario,
};

export function buildDocuments(files: DocumentFiles, resources: ReadonlyMap<string, Resource>): DocumentLists {
  return byDocumentFolder<DocumentLists>((name) => buildAll(name, files, resources));
}

function buildAll<K extends DocumentTypeName>(name: K, files: DocumentFiles, resources: ReadonlyMap<string, Resource>) {
  // Safe cast: `DocumentFiles` has the files of each document type under the folder of that type. The compiler does not
  // know this relation.
  const own = files[DOCUMENT_KINDS[name].folder] as readonly Named<FileTypes[K]>[];
  return own.map((file) => DOCUMENT_TYPES[name].build(file, resources));
}

/**
 * Calls `listOf` for each document type, such as flows or mails. Returns the lists, with the folder of the document
 * type as key.
 * @param listOf returns the list for one document type. The caller must ensure that the list has the type that `T`
 * states for its folder.
 */
export function byDocumentFolder<T extends Readonly<Record<DocumentFolder, readonly SourcedDocument[]>>>(
  listOf: (name: DocumentTypeName) => readonly SourcedDocument[],
): Pick<T, DocumentFolder> {
  const lists = keysOf(DOCUMENT_TYPES).map((name) => [DOCUMENT_KINDS[name].folder, listOf(name)] as const);
  // The cast is safe: `lists` has one list for each folder of documents, and `listOf` returns each list in the type
  // that `T` states.
  return Object.fromEntries(lists) as Pick<T, DocumentFolder>;
}

export const schemasOfDocument: SchemasOf = (document) =>
  isDocumentType(document.kind) ? DOCUMENT_TYPES[document.kind].schemas(document) : [];

export function startDocument(name: DocumentTypeName, context: StartContext): object {
  return DOCUMENT_TYPES[name].start(context);
}
