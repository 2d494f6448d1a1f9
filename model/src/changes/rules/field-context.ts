import { isObject } from '../../model/json/is-object.ts';
import type { ModelDifference } from '../difference.ts';

type Tree = Readonly<Record<string, unknown>>;

export interface FieldContext {
  readonly before: Tree;
  readonly after: Tree;
  readonly sent: boolean;
  readonly received: boolean;
}

export function fieldContext({ items, path }: ModelDifference): FieldContext {
  const fields = items.filter(({ template }) => template === 'field');
  const inner = fields.at(-1);
  const sides = fields.map((item) => tree(item.after ?? item.before));
  const place = containerOf(path);
  return {
    before: tree(inner?.before),
    after: tree(inner?.after),
    sent: place !== 'answer' && sides.every((side) => side['readOnly'] !== true),
    received: place !== 'input' && sides.every((side) => side['writeOnly'] !== true),
  };
}

/**
 * Returns whether the server rejects a request without the field. The server fills in defaults before it validates a
 * request.
 */
export function mustBeSent(field: Tree): boolean {
  const isNeeded = field['required'] === true && field['readOnly'] !== true;
  return isNeeded && field['default'] === undefined && field['when'] === undefined;
}

/** Returns whether every response contains a value of the field. Considers only the keywords of the field itself. */
export function isAlwaysThere(field: Tree): boolean {
  const isRequired = field['required'] === true && field['readOnly'] !== true && field['when'] === undefined;
  return field['always'] === true || isRequired;
}

function containerOf(path: readonly string[]): 'record' | 'input' | 'answer' {
  const container = path[2] === 'operations' ? path[4] : path[2] === 'workflow' ? path[5] : 'fields';
  return container === 'input' || container === 'answer' ? container : 'record';
}

function tree(value: unknown): Tree {
  return isObject(value) ? value : {};
}
