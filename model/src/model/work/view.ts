import type { ViewFile } from '../../generated/view.ts';
import type { BoardView } from '../../view-kinds/board/view.ts';
import type { CalendarView } from '../../view-kinds/calendar/view.ts';
import type { MapView } from '../../view-kinds/map/view.ts';
import type { PluginView } from '../../view-kinds/plugin/view.ts';
import type { QueueView } from '../../view-kinds/queue/view.ts';
import type { TimelineView } from '../../view-kinds/timeline/view.ts';
import type { Field } from '../fields/field.ts';
import type { Slug } from '../permission.ts';
import type { Text } from '../text.ts';

export type { BoardView, CalendarView, MapView, PluginView, QueueView, TimelineView };
export type { QueueAction } from '../../view-kinds/queue/view.ts';
export type { MapLine, MapPoint } from '../../view-kinds/map/view.ts';

export type ViewKind = ViewFile['kind'];

/** Type that fails to compile unless `Members` has a member for each kind of view. */
export type ForEachViewKind<Members extends Readonly<Record<ViewKind, unknown>>> = {
  readonly [K in ViewKind]: K extends keyof Members ? Members[K] : never;
};

interface Views {
  readonly queue: QueueView;
  readonly board: BoardView;
  readonly timeline: TimelineView;
  readonly calendar: CalendarView;
  readonly map: MapView;
}

export type ViewOf<K extends ViewKind> = ForEachViewKind<Views>[K];

/** Page of a resource in addition to its list, at `{resource}/views/{name}`. */
export type View = ViewOf<ViewKind> | PluginView;

export interface ViewBase {
  readonly name: string;
  readonly label: Text;
  /** True if the page follows changes by others while it is open. */
  readonly live?: true;
  /**
   * Permissions for the actions on the page. Users with none of them get no link to the page. Empty if the page is
   * useful to everyone who can read the records.
   */
  readonly slugs: readonly Slug[];
  readonly parts: Readonly<Record<string, readonly ViewField[]>>;
}

export interface ViewField {
  readonly path: string;
  readonly joined?: {
    readonly through: readonly { readonly field: string; readonly resource: string }[];
    readonly field: Field;
  };
}
