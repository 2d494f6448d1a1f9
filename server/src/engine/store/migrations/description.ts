import { ASSERTIONS, type Field, isAlways, isObject, kindOf, type Model, type Resource } from '@tuyen/model';
import { createHash } from 'node:crypto';

/**
 * Description of the schemas from which the tables of a database were made. Contains only the parts that constrain
 * rows. Stored in the database.
 */
export interface Description {
  readonly resources: Readonly<Record<string, ResourceDescription>>;
}

export interface ResourceDescription {
  readonly module: string;
  readonly from?: string;
  readonly fields: Readonly<Record<string, FieldDescription>>;
  /** The schemas no longer define the resource, but its table still exists. */
  readonly gone?: true;
}

export interface FieldDescription {
  readonly kind: string;
  readonly from?: string;
  readonly column: string;
  readonly needed: boolean;
  readonly unique: boolean;
  readonly secret: boolean;
  readonly schema: unknown;
  readonly gone?: true;
}

export function describeModel({ resources }: Pick<Model, 'resources'>): Description {
  return { resources: Object.fromEntries(resources.map((resource) => [resource.name, describeResource(resource)])) };
}

function describeResource(resource: Resource): ResourceDescription {
  const fields = resource.fields.map((field) => [field.name, describeField(field, resource)] as const);
  return { module: resource.module, ...fromOf(resource), fields: Object.fromEntries(fields) };
}

function describeField(field: Field, resource: Resource): FieldDescription {
  return {
    kind: field.kind,
    ...fromOf(field),
    column: kindOf(field).sql.postgres,
    needed: !field.system && isAlways(field, resource),
    unique: field.unique,
    secret: field.writeOnly,
    schema: assertions(field.schema),
  };
}

function fromOf({ renamedFrom }: Pick<Field, 'renamedFrom'>): { readonly from?: string } {
  return renamedFrom === undefined ? {} : { from: renamedFrom };
}

const ASSERTING: ReadonlySet<string> = new Set(ASSERTIONS);

function assertions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(assertions);
  if (!isObject(schema)) return schema;
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (!ASSERTING.has(key)) continue;
    if (key === 'properties' && isObject(value))
      found[key] = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, assertions(inner)]));
    else found[key] = key === 'enum' || key === 'const' || key === 'dependentRequired' ? value : assertions(value);
  }
  return found;
}

export function descriptionDigest(description: Description): string {
  return createHash('sha256').update(JSON.stringify(description)).digest('base64url').slice(0, 16);
}
