import type { Region } from '@tuyen/model';

/** File of a draft. `tuyen import` merges it with the file of the project and keeps the owner's edits. */
export interface DraftFile {
  /** Path from the project's folder, with `/`. */
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** What an import left out, changed or guessed, and why. */
export interface DraftNote {
  /** `TUY` and three digits. */
  readonly code: string;
  /** Place in the source: `GET /pets/{id}`, `film.length_hours`, `orders.csv:3`. */
  readonly place: string;
  readonly message: string;
  readonly hint?: string;
}

export interface Draft {
  readonly files: readonly DraftFile[];
  /** Entries of `backends` in tuyen.config.json, by name. The import adds those that are missing. */
  readonly backends?: Readonly<Record<string, object>>;
  readonly notes: readonly DraftNote[];
}

/** Line of `tuyen import --list`. */
export interface ListedResource {
  /** Path, table or file in the source. */
  readonly place: string;
  /** Name of the resource, or undefined if the source's part becomes no resource. */
  readonly resource?: string;
  readonly fields?: number;
  /** Actions of the resource: list, show, create, edit and delete. */
  readonly actions?: readonly string[];
  /** Reason why the source's part becomes no resource. */
  readonly reason?: string;
}

export interface ImportOptions {
  /** Patterns of resource names with `*`. */
  readonly only: readonly string[];
  readonly except: readonly string[];
  /** New names of resources, by the names that the source gives. */
  readonly rename: Readonly<Record<string, string>>;
  /** Back end that stores the records. Absent: the project's own server. */
  readonly backend?: string;
  /** Language tags of the project. The first one is the default language. */
  readonly languages: readonly string[];
  /** Folder of the schemas, from the project's folder. */
  readonly schemas: string;
  /** How the project writes days, numbers and money. Absent: ISO days, 1,234.5 and no currency. */
  readonly region?: Region;
  /** Draft of the last import. Where the source has not changed, the new draft repeats earlier guesses. */
  readonly previous?: Draft;
}

/** Where an import reads: a file, a folder, a URL or the URL of a database. */
export interface ImportOrigin {
  /** As given: `openapi/billing.yaml`, `https://example.org/openapi.json`, `postgres://…`, `env:LEGACY_URL`. */
  readonly from: string;
  /** Absent for databases and folders. */
  readonly bytes?: Uint8Array;
  /** Absolute path of a local file or folder. */
  readonly path?: string;
  /** Address of a database server. It can contain a password, so no message and no file may show it. */
  readonly url?: string;
  /** Address from which the document was downloaded. */
  readonly address?: string;
  /** Downloaded documents that the document refers to, by their addresses. Absent without `--follow`. */
  readonly linked?: ReadonlyMap<string, Uint8Array>;
  /** Files of a folder, by name. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
  /** Encoding of texts, if the user names one: `windows-1252`. */
  readonly encoding?: string;
}

/** Record of a source that `tuyen import --rows` creates. */
export interface ImportedRecord {
  readonly resource: string;
  /** Table or file in the source. */
  readonly place: string;
  /** Key of the record in the source, as text. */
  readonly key: string;
  /** Values by the names of the draft's fields. A reference contains a `SourceKey`, a list of references several. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface ImportedRecords {
  /** Names of the resources in the order in which their records come. */
  readonly order: readonly string[];
  /** Reads the records, one resource after the other. */
  read(): AsyncIterable<ImportedRecord>;
}

/** Reference to another record of the source. The import replaces it with the id of the created record. */
export class SourceKey {
  readonly resource: string;
  readonly key: string;

  constructor(resource: string, key: string) {
    this.resource = resource;
    this.key = key;
  }
}

/** Kind of source for `tuyen import`. `draft` and `list` are pure. */
export interface ImportSource<Reading = unknown> {
  readonly name: string;
  /** Whether the source describes a back end. Its records then stay there, unless the user wants them in the own server. */
  readonly describesBackend?: true;
  recognizes(origin: ImportOrigin): boolean;
  /** @throws ImportError if the source cannot be read */
  read(origin: ImportOrigin): Promise<Reading>;
  list(reading: Reading, options: ImportOptions): readonly ListedResource[];
  draft(reading: Reading, options: ImportOptions): Draft;
  /** Records of the source. Absent: the source has none. */
  records?(origin: ImportOrigin, reading: Reading, options: ImportOptions): ImportedRecords;
}

/** Problem that stops an import. The message names the place and the fix. */
export class ImportError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'ImportError';
    this.hint = hint;
  }
}
