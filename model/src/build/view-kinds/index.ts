import type { Resource } from '../../model/resource.ts';
import type { View } from '../../model/work/view.ts';
import type { FieldsOf } from '../../placeholders/field-path.ts';
import type { ViewFile } from '../../generated/view.ts';
import { buildBoard } from './board.ts';
import { buildQueue } from './queue.ts';
import { buildTimeline } from './timeline.ts';

export interface Around {
  readonly resource: Resource;
  readonly fieldsOf: FieldsOf;
}

/** Adds the views of a resource. Views are built last, because their paths can lead to other resources. */
export function withViews(resource: Resource, files: readonly ViewFile[] | undefined, fieldsOf: FieldsOf): Resource {
  if (!files) return resource;
  return { ...resource, views: files.map((file) => buildView(file, { resource, fieldsOf })) };
}

/** Builds a view with the defaults of its kind. To add a kind, add a file beside `queue.ts` and a case here. */
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
