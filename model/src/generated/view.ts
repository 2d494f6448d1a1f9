// Generated from model/meta/view.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { BoardFile } from './view-board.ts';
import type { CalendarFile } from './view-calendar.ts';
import type { MapFile } from './view-map.ts';
import type { QueueFile } from './view-queue.ts';
import type { TimelineFile } from './view-timeline.ts';

/**
 * A page of a resource beside its list. The other keys depend on its kind: view-queue.schema.json,
 * view-board.schema.json, view-timeline.schema.json, view-calendar.schema.json, view-map.schema.json.
 */
export type ViewFile = QueueFile | BoardFile | TimelineFile | CalendarFile | MapFile;
