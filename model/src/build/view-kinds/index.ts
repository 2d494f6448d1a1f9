import type { Resource } from '../../model/resource.ts';
import type { View } from '../../model/work/view.ts';
import type { FieldsOf } from '../../placeholders/field-path.ts';
import type { ViewFile } from '../files.ts';
import { buildBoard } from './board.ts';
import { buildQueue } from './queue.ts';
import { buildTimeline } from './timeline.ts';

/** What a view is built from, besides its file. */
export interface Around {
  readonly resource: Resource;
  /** The fields of any resource, for paths. */
  readonly fieldsOf: FieldsOf;
}

/** The resource with its views; they are built last, since their paths go on in other resources. */
export function withViews(resource: Resource, files: readonly ViewFile[] | undefined, fieldsOf: FieldsOf): Resource {
  if (!files) return resource;
  return { ...resource, views: files.map((file) => buildView(file, { resource, fieldsOf })) };
}

/** With the defaults of its kind. A kind is added by a file beside `queue.ts` and a line here. */
function buildView(file: ViewFile, around: Around): View {
  switch (file.kind) {
    case 'queue':
      return buildQueue(file, around);
    case 'board':
      return buildBoard(file, around);
    case 'timeline':
      return buildTimeline(file, around);
  }
}
