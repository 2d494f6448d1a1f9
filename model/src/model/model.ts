import type { Dashboard } from './work/dashboard.ts';
import type { Identity } from './identity.ts';
import type { Scalar, ValueText } from './json/json-schema.ts';
import type { MailTemplate } from './documents/mail.ts';
import type { KindCode } from './fields/kind-code.ts';
import type { Permissions } from './permission.ts';
import type { Region } from '../region/region.ts';
import type { Flow } from './work/flow.ts';
import type { Letterhead, Print } from './documents/print.ts';
import type { Resource } from './resource.ts';
import type { Scenario } from './work/scenario.ts';
import type { Text } from './text.ts';

/** The content of all schema files, checked and resolved. Plain JSON and immutable. */
export interface Model {
  /** The first one is the default and the last fallback. */
  readonly languages: readonly string[];
  readonly resources: readonly Resource[];
  readonly enums: readonly Enum[];
  readonly kinds: readonly ProjectKind[];
  readonly menu: readonly MenuGroup[];
  readonly permissions: Permissions;
  readonly flows: readonly Flow[];
  readonly mails: readonly MailTemplate[];
  readonly prints: readonly Print[];
  readonly dashboards: readonly Dashboard[];
  readonly scenarios: readonly Scenario[];
  readonly letterhead: Letterhead;
  readonly identity: Identity;
  readonly region: Region;
}

export interface Enum {
  /** File name without `.json`: `order-status`; for an inline enum, its path: `lost-items-state`. */
  readonly name: string;
  /** The enum file, or the resource file with the inline enum. */
  readonly source: string;
  readonly label: Text;
  readonly values: readonly EnumValue[];
  /** A column with a list of values shows neighbors as a range. */
  readonly ordered?: true;
  /** Shown in a column in place of a list of all values. */
  readonly allLabel?: Text;
  /** The earlier names of values, which kept rows may still have. */
  readonly renamedValues?: Readonly<Record<string, string>>;
}

export interface EnumValue {
  readonly value: Scalar;
  readonly label: Text;
  /** Shown in a column with a list of values. */
  readonly shortLabel?: Text;
  /** Only for states. */
  readonly color?: NonNullable<ValueText['color']>;
}

/** What a project kind can extend: kinds of field whose values are one text or one number. */
export const PROJECT_KIND_BASES = [
  'text',
  'phone',
  'email',
  'url',
  'color',
  'date',
  'month',
  'time',
  'date-time',
  'integer',
  'decimal',
  'money',
  'year',
] as const;

export type ProjectKindBase = (typeof PROJECT_KIND_BASES)[number];

/**
 * A kind of field of the project from `schemas/kinds/`, used as `"format": "card-code"`. It has the column type, operators, CSV form and
 * components of its base. The functions of `KindCode` are there where the code was loaded; they are no part of the JSON.
 */
export interface ProjectKind extends Partial<KindCode<string | number>> {
  readonly name: string;
  readonly base: ProjectKindBase;
  /** Anchored regular expression (ECMAScript, flag u). Not for numbers. */
  readonly pattern?: string;
  /** The module with its code, relative to the project. */
  readonly code?: string;
  /** The error message if the value is not valid. */
  readonly message: Text;
  /** Applied before validation, in the browser and on the server. */
  readonly transform?: Transform | readonly Transform[];
  /** Interchangeable beginnings. A search for a value with one of them finds it with another one, or with none. */
  readonly prefixes?: readonly string[];
  readonly inputMode?: 'text' | 'numeric' | 'tel';
  readonly autocomplete?: string;
  /** At least two valid values, for sample data and documentation. */
  readonly examples: readonly (string | number)[];
}

/** `compact` removes spaces, dots, hyphens and parentheses. */
export type Transform = 'upper' | 'lower' | 'digits' | 'compact';

export interface MenuGroup {
  readonly name: string;
  readonly label: Text;
}

export function resourceNamed(model: Model, name: string): Resource | undefined {
  return model.resources.find((resource) => resource.name === name);
}
