import type { Resource } from '../../model/resource.ts';
import type { View, ViewKind } from '../../model/work/view.ts';
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
  return { ...resource, views: files.map((file) => buildView(file.kind, file, { resource, fieldsOf })) };
}

type ViewFiles = { readonly [K in ViewKind]: Extract<ViewFile, { readonly kind: K }> };

/** Functions that build a view with its defaults, by the view's kind. */
const BUILDERS: { readonly [K in ViewKind]: (file: ViewFiles[K], around: Around) => View } = {
  queue: buildQueue,
  board: buildBoard,
  timeline: buildTimeline,
};

function buildView<K extends ViewKind>(kind: K, file: ViewFiles[K], around: Around): View {
  return BUILDERS[kind](file, around);
}
