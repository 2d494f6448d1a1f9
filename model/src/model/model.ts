import type { Scalar } from './json-schema.ts';
import type { Permissions } from './permission.ts';
import type { Region } from '../region/region.ts';
import type { PortalPage } from './portal.ts';
import type { Resource } from './resource.ts';
import type { Text } from './text.ts';

/** Everything the schema files say, checked and resolved. Plain JSON and immutable. */
export interface Model {
  /** The first is the default and the last resort. */
  readonly languages: readonly string[];
  readonly resources: readonly Resource[];
  readonly enums: readonly Enum[];
  readonly kinds: readonly ProjectKind[];
  readonly menu: readonly MenuGroup[];
  readonly permissions: Permissions;
  readonly portal: readonly PortalPage[];
  readonly identity: Identity;
  readonly region: Region;
}

/** Which resources hold accounts, for the server's sign-in and scope. Named in `tuyen.config.json`. */
export interface Identity {
  readonly users: string;
  readonly roles: string;
  readonly offices: string;
}

export interface Enum {
  /** File name without `.json`: `order-status`. Where a property itself lists the values, its path: `lost-items-state`. */
  readonly name: string;
  /** The enum file, or that of the resource whose property lists the values. */
  readonly source: string;
  readonly label: Text;
  readonly values: readonly EnumValue[];
}

export interface EnumValue {
  readonly value: Scalar;
  readonly label: Text;
  /** Where the value is a state. */
  readonly color?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
}

/** A field kind that the project adds, from `schemas/kinds/`: a text with rules of its own, used as `"format": "card-code"`. */
export interface ProjectKind {
  readonly name: string;
  readonly base: 'text' | 'phone';
  /** Anchored regular expression (ECMAScript, flag u). */
  readonly pattern: string;
  /** What is wrong when it does not match. */
  readonly message: Text;
  /** Applied before checking, in the browser and on the server alike. */
  readonly transform?: Transform | readonly Transform[];
  readonly inputMode?: 'text' | 'numeric' | 'tel';
  readonly autocomplete?: string;
  /** At least two values that match; fixtures and documentation use them. */
  readonly examples: readonly string[];
}

/** `compact` takes the spaces, dots, hyphens and brackets out that people type for the eye. */
export type Transform = 'upper' | 'lower' | 'digits' | 'compact';

export interface MenuGroup {
  readonly name: string;
  readonly label: Text;
}

export function resourceNamed(model: Model, name: string): Resource | undefined {
  return model.resources.find((resource) => resource.name === name);
}
