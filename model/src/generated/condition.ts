// Generated from model/meta/condition.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Scalar } from '../model/json/json.ts';

/**
 * Holds if every named field has the value or one of the values. null means empty. Paths are dotted:
 * delivery_address.city_id.
 */
export type Condition = { readonly [key: string]: Scalar | readonly Scalar[] };
