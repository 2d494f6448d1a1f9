import type { ViewKind, ViewPartName } from '@tuyen/model';

/** Components of the admin kit that draw the views of one kind. */
interface ViewComponents<K extends ViewKind> {
  readonly page: string;
  readonly parts: Readonly<Record<ViewPartName<K>, string>>;
}

/** Components of each kind of view. The kit's `views/view-components.ts` has the same components at run time. */
export const VIEW_COMPONENTS: { readonly [K in ViewKind]: ViewComponents<K> } = {
  queue: { page: 'QueuePage', parts: { row: 'QueueRow', fields: 'QueueFields', evidence: 'QueueEvidence' } },
  board: { page: 'BoardPage', parts: { card: 'BoardCard' } },
  timeline: { page: 'TimelinePage', parts: { fields: 'TimelineFields', inputs: 'TimelineInputs' } },
};
