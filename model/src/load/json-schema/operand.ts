import type { ModelOperator, Operand } from '../../kinds/plugin-operator.ts';
import { exactNumber } from '../../model/json/exact-number.ts';
import { violationsOf } from './violations.ts';

const RULES = { resolve: () => ({}), formats: new Map() };

export function operandFrom({ operand }: Pick<ModelOperator, 'operand'>, raw: unknown): Operand | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  const text = String(raw);
  // PostgreSQL texts cannot contain the NUL character.
  if (text === '' || text.includes('\0')) return undefined;
  const value = operand.type === 'string' ? text : exactNumber(text);
  return value !== undefined && violationsOf(value, operand, RULES).length === 0 ? value : undefined;
}
