import type { Resource } from '../../model/resource.ts';
import type { View } from '../../model/view.ts';
import type { FieldsOf } from '../../placeholders/field-path.ts';
import type { ViewFile } from '../files.ts';
import { buildQueue } from './queue.ts';

/** Builds the views of each kind, with their defaults. A kind is added by a file beside `queue.ts` and a line here. */
const KINDS: { readonly [K in ViewFile['kind']]: (file: Extract<ViewFile, { kind: K }>, around: Around) => View } = {
  queue: buildQueue,
};

/** What a view is built from, besides its file. */
export interface Around {
  readonly resource: Resource;
  /** The fields of any resource, for paths. */
  readonly fieldsOf: FieldsOf;
}

/** The resource with its views; they are built last, since their paths go on in other resources. */
export function withViews(resource: Resource, files: readonly ViewFile[] | undefined, fieldsOf: FieldsOf): Resource {
  if (!files) return resource;
  return { ...resource, views: files.map((file) => KINDS[file.kind](file, { resource, fieldsOf })) };
}
