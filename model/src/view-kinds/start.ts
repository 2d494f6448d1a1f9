import { keysOf } from '../model/json/keys-of.ts';
import type { ViewKind } from '../model/work/view.ts';
import { startBoard } from './board/start.ts';
import { startCalendar } from './calendar/start.ts';
import { startMap } from './map/start.ts';
import { startQueue } from './queue/start.ts';
import { startTimeline } from './timeline/start.ts';
import type { ViewStarter } from './view-starter.ts';

export type { Unfit, ViewStarter } from './view-starter.ts';

/**
 * Drafts of new views for `tuyen new`, by kind of view. They are separate from the loader's table of view kinds,
 * because `tuyen --help` needs only the drafts.
 */
export const VIEW_STARTERS: Readonly<Record<ViewKind, ViewStarter>> = {
  queue: startQueue,
  board: startBoard,
  timeline: startTimeline,
  calendar: startCalendar,
  map: startMap,
};

export const STARTED_VIEWS: readonly ViewKind[] = keysOf(VIEW_STARTERS);
