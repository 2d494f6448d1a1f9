import type { QueueActionFile } from '../../generated/view-queue.ts';
import type { Condition } from '../../model/json/json-schema.ts';
import type { SortOrder } from '../../model/work/sort-order.ts';
import type { ViewBase, ViewField } from '../../model/work/view.ts';

export interface QueueView extends ViewBase {
  readonly kind: 'queue';
  readonly tab?: string;
  readonly filter: Condition;
  /** Condition for late records. If absent, no record is late. */
  readonly late?: Condition;
  readonly sort: readonly SortOrder[];
  readonly parts: {
    readonly row: readonly ViewField[];
    readonly fields: readonly ViewField[];
    /** Upload fields whose images and documents the queue shows in large size. */
    readonly evidence: readonly ViewField[];
  };
  readonly actions: readonly QueueAction[];
}

export type QueueAction = QueueActionFile;
