import type { Raw } from '@tuyen/model/raw';

export type ShapeType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null' | 'any' | 'mixed';

/**
 * JSON Schema of OpenAPI 3.0, OpenAPI 3.1 or JSON Schema, with its references followed and its compositions merged.
 * Schemas of properties and items are still raw, because schemas can be recursive.
 */
export interface Shape {
  /** Name of the component that the schema refers to: `Invoice`. */
  readonly component?: string;
  /** Components whose properties the schema includes by `allOf`. */
  readonly ancestors: readonly string[];
  /** `any` if the schema gives no type. `mixed` if values can have types that no single field can hold. */
  readonly type: ShapeType;
  readonly nullable: boolean;
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  readonly items: unknown;
  /** Whether the properties come from several alternatives of `oneOf` or `anyOf`. */
  readonly isUnion: boolean;
  /** Whether objects can have properties with any names. */
  readonly isMap: boolean;
  /** Keywords of a single value: `format`, `enum`, `maxLength`, `title`, `description`, `readOnly` … */
  readonly keywords: Raw;
}

export const ANY_SHAPE: Shape = {
  ancestors: [],
  type: 'any',
  nullable: false,
  properties: new Map(),
  required: new Set(),
  items: undefined,
  isUnion: false,
  isMap: false,
  keywords: {},
};
