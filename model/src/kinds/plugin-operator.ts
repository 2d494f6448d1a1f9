import type { FieldKind } from '../model/fields/field.ts';
import type { Text } from '../model/text.ts';

/** Query operator that a plugin defines. For example, the query `filter=title||$word||dune` uses the operator `word`. */
export interface PluginOperator {
  /** Field kinds whose fields support the operator. */
  readonly kinds: readonly FieldKind[];
  /** JSON Schema of the value that follows the operator in a query. The server refuses values that do not match it. */
  readonly operand: OperandSchema;
  /** Text that a list's filter shows after the label of the field, in every language of the project: `has the word`. */
  readonly label: Text;
  /**
   * SQL condition for each database, with the placeholders `{column}` and `{operand}`. The server binds the operand as
   * a parameter. In PostgreSQL, the operand has the type text, bigint or double precision. The condition must not match
   * a record whose field is empty.
   */
  readonly sql: { readonly sqlite: string; readonly postgres: string };
  /** Returns whether the value meets the condition. `tuyen verify` calls this function. `value` is never empty. */
  matches(value: unknown, operand: Operand): boolean;
}

export type Operand = string | number;

export interface OperandSchema {
  readonly type: 'string' | 'integer' | 'number';
  readonly [keyword: string]: unknown;
}

export type PluginOperatorName = `$${string}`;

/** Query operator that a plugin defines, as part of the project's Model. */
export interface ModelOperator extends PluginOperator {
  readonly plugin: string;
  readonly name: PluginOperatorName;
}

/** Query operator of a plugin that a certain field supports. */
export interface FieldOperator {
  readonly name: PluginOperatorName;
  /** Label of the filter that applies this operator to the field. */
  readonly label: Text;
  readonly operand: OperandSchema['type'];
}
