import type { Condition, Json } from '../../model/json/json-schema.ts';
import type { SortOrder } from '../../model/work/sort-order.ts';
import type { ViewBase } from '../../model/work/view.ts';

/** View of a kind that a plugin defines. */
export interface PluginView extends ViewBase {
  readonly kind: 'plugin';
  /** Name of the view kind that the plugin defines. The file has it as `kind`. */
  readonly of: string;
  readonly filter: Condition;
  readonly sort: readonly SortOrder[];
  /** Values of the keys that the plugin's JSON Schema describes, as written in the file. */
  readonly settings: Readonly<Record<string, Json>>;
}
