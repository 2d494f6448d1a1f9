import type { Condition, Json } from '../../model/json/json-schema.ts';
import type { SortOrder } from '../../model/work/sort-order.ts';
import type { ViewBase } from '../../model/work/view.ts';

/** View of a kind that a plugin defines. */
export interface PluginView extends ViewBase {
  readonly kind: 'plugin';
  /** Name of the plugin's view kind, which the file has as `kind`. */
  readonly of: string;
  readonly filter: Condition;
  readonly sort: readonly SortOrder[];
  /** Keys of the view that the plugin's schema describes, as written. */
  readonly settings: Readonly<Record<string, Json>>;
}
