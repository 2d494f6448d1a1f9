import type { ViewKind, ViewPartName } from '@tuyen/model';

interface ViewComponents<K extends ViewKind> {
  readonly page: string;
  readonly parts: Readonly<Record<ViewPartName<K>, string>>;
}

/**
 * Names of the components for each kind of view. The admin kit's `views/view-components.ts` uses the same components at
 * run time.
 */
export const VIEW_COMPONENTS: { readonly [K in ViewKind]: ViewComponents<K> } = {
  queue: { page: 'QueuePage', parts: { row: 'QueueRow', fields: 'QueueFields', evidence: 'QueueEvidence' } },
  board: { page: 'BoardPage', parts: { card: 'BoardCard' } },
  timeline: { page: 'TimelinePage', parts: { fields: 'TimelineFields', inputs: 'TimelineInputs' } },
  calendar: { page: 'CalendarPage', parts: { fields: 'CalendarFields', inputs: 'CalendarInputs' } },
  map: { page: 'MapPage', parts: { fields: 'MapFields', filters: 'MapFilters' } },
};
