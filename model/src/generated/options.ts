// Generated from model/meta/options.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { OptionRule } from '../model/json/options.ts';

/** What can be chosen in a field: one rule, or several. Each rule that applies must be met. */
export type Options = OptionRule | readonly OptionRule[];
