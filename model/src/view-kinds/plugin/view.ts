import type { Condition, Json } from '../../model/json/json-schema.ts';
import type { SortOrder } from '../../model/work/sort-order.ts';
import type { ViewBase } from '../../model/work/view.ts';

export interface PluginView extends ViewBase {
  readonly kind: 'plugin';
  readonly of: string;
  readonly filter: Condition;
  readonly sort: readonly SortOrder[];
  readonly settings: Readonly<Record<string, Json>>;
}
