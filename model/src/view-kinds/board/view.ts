import type { Condition } from '../../model/json/json-schema.ts';
import type { SortOrder } from '../../model/work/sort-order.ts';
import type { ViewBase, ViewField } from '../../model/work/view.ts';

export interface BoardView extends ViewBase {
  readonly kind: 'board';
  readonly field: string;
  readonly states: readonly string[];
  readonly filter: Condition;
  readonly sort: readonly SortOrder[];
  readonly parts: { readonly fields: readonly ViewField[] };
}
