import type { ViewFile } from '../generated/view.ts';
import type { SchemaProblem } from '../load/problem.ts';
import type { Resource } from '../model/resource.ts';
import type { View, ViewKind, ViewOf } from '../model/work/view.ts';
import type { FieldsOf } from '../placeholders/field-path.ts';
import { buildBoard } from './board/build.ts';
import { checkBoard } from './board/check.ts';
import { buildCalendar } from './calendar/build.ts';
import { checkCalendar } from './calendar/check.ts';
import { buildMap } from './map/build.ts';
import { checkMap } from './map/check.ts';
import { definitionOf } from './plugin/definition.ts';
import type { PluginViewKinds } from './plugin/plugin-view-kind.ts';
import { buildQueue } from './queue/build.ts';
import { checkQueue } from './queue/check.ts';
import { buildTimeline } from './timeline/build.ts';
import { checkTimeline } from './timeline/check.ts';
import type { ViewPlace } from './view-place.ts';

export interface Around {
  readonly resource: Resource;
  readonly fieldsOf: FieldsOf;
}

export interface ViewKindDefinition<File, Built extends View> {
  check(place: ViewPlace): Iterable<SchemaProblem>;
  build(file: File, around: Around): Built;
}

type BuiltIn<K extends ViewKind> = ViewKindDefinition<Extract<ViewFile, { readonly kind: K }>, ViewOf<K>>;

/**
 * Functions by which the loader checks and builds views, for each built-in view kind. Functions that browsers need are
 * in `screen.ts`, functions that only the command line needs are in `start.ts`.
 */
const VIEW_KINDS: { readonly [K in ViewKind]: BuiltIn<K> } = {
  queue: { check: checkQueue, build: buildQueue },
  board: { check: checkBoard, build: buildBoard },
  timeline: { check: checkTimeline, build: buildTimeline },
  calendar: { check: checkCalendar, build: buildCalendar },
  map: { check: checkMap, build: buildMap },
};

export type ViewKinds = ReadonlyMap<string, ViewKindDefinition<ViewFile, View>>;

const BUILT_IN: ViewKinds = new Map(Object.entries(VIEW_KINDS));

export function isBuiltInViewKind(name: string): boolean {
  return BUILT_IN.has(name);
}

export function viewKindsWith(plugins: PluginViewKinds): ViewKinds {
  const kinds = new Map(BUILT_IN);
  for (const [name, kind] of plugins) if (!kinds.has(name)) kinds.set(name, definitionOf(kind));
  return kinds;
}

/** Adds the views of a resource. Views are built last, because their paths can lead to other resources. */
export function withViews(
  resource: Resource,
  files: readonly ViewFile[] | undefined,
  fieldsOf: FieldsOf,
  kinds: ViewKinds = BUILT_IN,
): Resource {
  if (!files) return resource;
  return {
    ...resource,
    views: files.flatMap((file) => {
      const built = kinds.get(file.kind)?.build(file, { resource, fieldsOf });
      return built ? [{ ...built, ...(file.live && { live: file.live }) }] : [];
    }),
  };
}
