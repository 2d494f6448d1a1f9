import type { DialectFile } from '../generated/backend.ts';
import type { BackEndCredentialsFile } from '../generated/config.ts';

/** Rule that turns `unit_price` into the name of the field in the JSON of another back end. */
export type Naming = 'same' | 'camel' | 'pascal' | 'kebab';

/** Where another back end stores the records of a resource. */
export interface Place {
  readonly backend: string;
  /** Path of the list: `/Accounts`. */
  readonly path: string;
  /** Key of a record in the JSON: `AccountID`. */
  readonly id: string;
  /** `integer`: the JSON has the keys as numbers. The Model and the screens always use texts. */
  readonly ids: 'text' | 'integer';
  readonly names: Naming;
  /** Resource of the parent records: `projects` for the list `/projects/{id}/tasks`. */
  readonly within?: string;
}

export interface Wire {
  readonly name?: string;
  /** The JSON contains the referenced record. This is the name of its key. */
  readonly embed?: string;
  /** What request bodies contain for the reference. By default, the referenced record with its key. */
  readonly sends?: 'record' | 'key';
}

export type Dialect = Omit<DialectFile, '$schema' | '$comment'>;

/** Back end other than the project's own server, with its dialect. Contains no secret. */
export interface Backend {
  readonly name: string;
  readonly url?: string;
  readonly dialect: Dialect;
  readonly auth: BackEndCredentialsFile;
  /** Headers of every request. A value `env:NAME` is replaced by the environment variable NAME. */
  readonly headers: Readonly<Record<string, string>>;
  /** Module with a react-admin data provider, relative to the project. The dialect then only states capabilities. */
  readonly provider?: string;
}
