import type { FieldKind } from '../model/fields/field.ts';
import type { Text } from '../model/text.ts';

/** Query operator that a plugin defines: `filter=title||$word||dune`. */
export interface PluginOperator {
  /** Kinds of the fields that support the operator. */
  readonly kinds: readonly FieldKind[];
  /** JSON Schema of the value that follows the operator. Values that do not fit are refused. */
  readonly operand: OperandSchema;
  /** Text after the label of the field in the filters of a list, in every language of the project: `has the word`. */
  readonly label: Text;
  /**
   * SQL conditions with the placeholders `{column}` and `{operand}`. The server binds the operand as a parameter. In
   * PostgreSQL it is a text, a bigint or a double precision number. A record without a value must not match.
   */
  readonly sql: { readonly sqlite: string; readonly postgres: string };
  /** Evaluates the condition without a database, for `tuyen verify`. The value is never empty. */
  matches(value: unknown, operand: Operand): boolean;
}

export type Operand = string | number;

export interface OperandSchema {
  readonly type: 'string' | 'integer' | 'number';
  readonly [keyword: string]: unknown;
}

export type PluginOperatorName = `$${string}`;

/** Operator of a plugin in the model. */
export interface ModelOperator extends PluginOperator {
  readonly plugin: string;
  readonly name: PluginOperatorName;
}

/** Operator of a plugin that a field supports. */
export interface FieldOperator {
  readonly name: PluginOperatorName;
  /** Label of a filter of the field by this operator. */
  readonly label: Text;
  readonly operand: OperandSchema['type'];
}
