import type { ViewKind, ViewPartName } from '@tuyen/model';
import type { ComponentType, ReactNode } from 'react';
import { BoardPage } from './board/board-page.tsx';
import { BoardCard } from './board/parts.tsx';
import { CalendarPage } from './calendar/calendar-page.tsx';
import { CalendarFields, CalendarInputs } from './calendar/parts.tsx';
import { MapPage } from './map/map-page.tsx';
import { MapFields, MapFilters } from './map/parts.tsx';
import { QueueEvidence, QueueFields, QueueRow } from './queue/parts.tsx';
import { QueuePage } from './queue/queue-page.tsx';
import { TimelineFields, TimelineInputs } from './timeline/parts.tsx';
import { TimelinePage } from './timeline/timeline-page.tsx';

export interface PartProps {
  readonly children: ReactNode;
}

interface ViewComponents<K extends ViewKind> {
  readonly page: ComponentType<{ readonly name: string; readonly children: ReactNode }>;
  readonly parts: Readonly<Record<ViewPartName<K>, ComponentType<PartProps>>>;
}

/**
 * React components of each kind of view. `generator/src/emit/admin/view-components.ts` lists their names, because
 * generated pages import the same components.
 */
export const VIEW_COMPONENTS: { readonly [K in ViewKind]: ViewComponents<K> } = {
  queue: { page: QueuePage, parts: { row: QueueRow, fields: QueueFields, evidence: QueueEvidence } },
  board: { page: BoardPage, parts: { card: BoardCard } },
  timeline: { page: TimelinePage, parts: { fields: TimelineFields, inputs: TimelineInputs } },
  calendar: { page: CalendarPage, parts: { fields: CalendarFields, inputs: CalendarInputs } },
  map: { page: MapPage, parts: { fields: MapFields, filters: MapFilters } },
};
