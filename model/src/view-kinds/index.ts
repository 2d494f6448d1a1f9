import type { ViewFile } from '../generated/view.ts';
import type { SchemaProblem } from '../load/problem.ts';
import type { Resource } from '../model/resource.ts';
import type { View, ViewKind, ViewOf } from '../model/work/view.ts';
import type { FieldsOf } from '../placeholders/field-path.ts';
import { buildBoard } from './board/build.ts';
import { checkBoard } from './board/check.ts';
import { buildQueue } from './queue/build.ts';
import { checkQueue } from './queue/check.ts';
import { buildTimeline } from './timeline/build.ts';
import { checkTimeline } from './timeline/check.ts';
import type { ViewPlace } from './view-place.ts';

export interface Around {
  readonly resource: Resource;
  readonly fieldsOf: FieldsOf;
}

interface ViewKindDefinition<K extends ViewKind> {
  /** Checks a view whose keys fit the meta-schema of the kind. */
  check(place: ViewPlace): Iterable<SchemaProblem>;
  /** Builds a view with its defaults. */
  build(file: Extract<ViewFile, { readonly kind: K }>, around: Around): ViewOf<K>;
}

/**
 * Built-in kinds of views, for the loader. Their pages are in `screen.ts` and their starters in `start.ts`, because
 * browsers and the command line need only these.
 */
export const VIEW_KINDS: { readonly [K in ViewKind]: ViewKindDefinition<K> } = {
  queue: { check: checkQueue, build: buildQueue },
  board: { check: checkBoard, build: buildBoard },
  timeline: { check: checkTimeline, build: buildTimeline },
};

export function isViewKind(kind: string): kind is ViewKind {
  return Object.hasOwn(VIEW_KINDS, kind);
}

/** Adds the views of a resource. Views are built last, because their paths can lead to other resources. */
export function withViews(resource: Resource, files: readonly ViewFile[] | undefined, fieldsOf: FieldsOf): Resource {
  if (!files) return resource;
  return { ...resource, views: files.map((file) => buildView(file.kind, file, { resource, fieldsOf })) };
}

function buildView<K extends ViewKind>(kind: K, file: Extract<ViewFile, { readonly kind: K }>, around: Around): View {
  return VIEW_KINDS[kind].build(file, around);
}
