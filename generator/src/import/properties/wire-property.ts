import type { Raw } from '@tuyen/model/raw';
import type { PropertyContext, PropertyPlace } from './context.ts';

/** Property as the document has it. */
export interface WireProperty {
  readonly wire: string;
  readonly schema: unknown;
  readonly isRequired: boolean;
  /** Whether request bodies use the same schema for the property. Default: the value of the surrounding object. */
  readonly isInput?: boolean;
  /** Schema in request bodies, if it has another form than in answers. */
  readonly bodySchema?: unknown;
  /** Whether only answers have the property. */
  readonly isReadOnly?: boolean;
  /** Whether only request bodies have the property. */
  readonly isWriteOnly?: boolean;
}

export interface DraftedProperties {
  readonly properties: Readonly<Record<string, Raw>>;
  readonly required: readonly string[];
  /** Names of the fields, by names in the document. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Drafts the fields of an object. */
export type DraftObject = (
  written: readonly WireProperty[],
  place: PropertyPlace,
  context: PropertyContext,
) => DraftedProperties;
