import type { FileTypes, Named } from '../build/files.ts';
import type { Catalog } from '../load/catalog.ts';
import type { SchemaProblem } from '../load/problem.ts';
import type { SchemasOf } from '../load/patterns.ts';
import type { DocumentFolder, DocumentTypeName } from '../model/document-kinds.ts';
import type { DocumentLists } from '../model/model.ts';
import type { Resource } from '../model/resource.ts';
import type { Text } from '../model/text.ts';

/**
 * Functions that read, check and create the schema files of one document type, such as dashboards or mails. The
 * meta-schema of these files is `model/meta/<K>.schema.json`.
 */
export interface DocumentType<K extends DocumentTypeName> {
  readonly build: (
    file: Named<FileTypes[K]>,
    resources: ReadonlyMap<string, Resource>,
  ) => DocumentLists[DocumentFolder<K>][number];
  /** Checks that compare a file with other files. They run after the file was checked against its meta-schema. */
  readonly checks: readonly ((catalog: Catalog) => Iterable<SchemaProblem>)[];
  readonly schemas: SchemasOf;
  readonly start: (context: StartContext) => FileTypes[K];
}

export type FlowAudience = FileTypes['flow']['for'];

export interface StartContext {
  readonly name: string;
  /** First label of the new document: its file name in words (`Reading rooms`), which the author then replaces. */
  readonly label: Text;
  /** Resource that the file belongs to. Undefined if files of this kind belong to no resource. */
  readonly resource: string;
  /** Fields that a new record of the resource must have; only the first field of the resource if none is required. */
  readonly fields: readonly string[];
  /** Resources that the `fields` refer to, by field name. */
  readonly references: Readonly<Record<string, string>>;
  /** Audience of a new flow. Documents of other types ignore the value. */
  readonly for: FlowAudience;
  readonly say: Say;
}

/** Returns a text in every language of the project. A language without its own text gets the English one. */
export type Say = (words: { readonly en: string } & Readonly<Record<string, string>>) => Text;
