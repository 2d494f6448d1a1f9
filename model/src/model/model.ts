import type { ConfigFile } from '../generated/config.ts';
import type { ModelOperator } from '../kinds/plugin-operator.ts';
import type { MenuGroupFile } from '../generated/menu.ts';
import type { Dashboard } from '../documents/dashboard/dashboard.ts';
import type { Backend } from './place.ts';
import type { Identity } from './identity.ts';
import type { Scalar, ValueText } from './json/json-schema.ts';
import type { MailTemplate } from '../documents/mail/mail.ts';
import type { KindCode } from './fields/kind-code.ts';
import type { Permissions } from './permission.ts';
import type { Region } from '../region/region.ts';
import type { Flow } from '../documents/flow/flow.ts';
import type { Letterhead, Print } from '../documents/print/print.ts';
import type { Resource } from './resource.ts';
import type { Scenario } from '../documents/scenario/scenario.ts';
import type { Text } from './text.ts';

export interface DocumentLists {
  readonly flows: readonly Flow[];
  readonly mails: readonly MailTemplate[];
  readonly prints: readonly Print[];
  readonly dashboards: readonly Dashboard[];
  readonly scenarios: readonly Scenario[];
}

/** Tiles of maps: see `maps` in `tuyen.config.json`. */
export type Maps = NonNullable<ConfigFile['maps']>;

/** Content of all schema files, validated and resolved. Plain JSON and immutable. */
export interface Model extends DocumentLists {
  readonly title?: string;
  readonly languages: readonly string[];
  readonly resources: readonly Resource[];
  readonly enums: readonly Enum[];
  readonly kinds: readonly ProjectKind[];
  readonly menu: readonly MenuGroup[];
  readonly permissions: Permissions;
  readonly letterhead: Letterhead;
  readonly identity: Identity;
  /** Back ends other than the project's own server. Absent if there are none. */
  readonly backends?: readonly Backend[];
  readonly region: Region;
  /** What maps are drawn on. Absent: a plain background. */
  readonly maps?: Maps;
  /** Query operators that plugins define. Their functions are missing when the Model is read from JSON. */
  readonly operators?: readonly ModelOperator[];
}

export interface Enum {
  /** File name without `.json`: `order-status`. For an inline enum, its path: `lost-items-state`. */
  readonly name: string;
  readonly source: string;
  readonly label: Text;
  readonly values: readonly EnumValue[];
  /**
   * Whether the values have a meaningful order, like the days of the week. A table column then shows three or more
   * adjacent values as a range (Mon–Fri).
   */
  readonly ordered?: true;
  readonly allLabel?: Text;
  readonly renamedValues?: Readonly<Record<string, string>>;
}

export interface EnumValue {
  readonly value: Scalar;
  readonly label: Text;
  readonly shortLabel?: Text;
  readonly color?: NonNullable<ValueText['color']>;
}

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
 * Field kind that the project defines in `schemas/kinds/`, used as `"format": "card-code"`. It has the column type,
 * operators, CSV form and components of its base. The functions of `KindCode` are present only if the code was loaded;
 * they are not part of the JSON.
 */
export interface ProjectKind extends Partial<KindCode<string | number>> {
  readonly name: string;
  readonly base: ProjectKindBase;
  /** Anchored regular expression (ECMAScript, flag u). Not for numbers. */
  readonly pattern?: string;
  readonly code?: string;
  readonly message: Text;
  /**
   * Changes to a typed text, such as removing spaces. They are applied before validation, in the browser and on the
   * server.
   */
  readonly transform?: Transform | readonly Transform[];
  /** Interchangeable prefixes. A search for a value with one prefix also finds it with another prefix or without one. */
  readonly prefixes?: readonly string[];
  readonly inputMode?: 'text' | 'numeric' | 'tel';
  readonly autocomplete?: string;
  /** At least two valid values, for sample data and documentation. */
  readonly examples: readonly (string | number)[];
}

/** Transform of typed text. `compact` removes spaces, dots, hyphens and parentheses. */
export type Transform = 'upper' | 'lower' | 'digits' | 'compact';

export type MenuGroup = MenuGroupFile;

export function resourceNamed(model: Model, name: string): Resource | undefined {
  return model.resources.find((resource) => resource.name === name);
}
