import type { JsonSchema } from '@tuyen/model';

/** Thrown for an unsupported keyword; the schema is then compiled by ajv. */
export class Unsupported extends Error {}

/** A JavaScript test of a value's JSON type. */
export function isOfType(type: string, value: string): string {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return `typeof ${value} === '${type}'`;
    case 'integer':
      return `Number.isInteger(${value})`;
    case 'null':
      return `${value} === null`;
    case 'array':
      return `Array.isArray(${value})`;
    case 'object':
      return `isObject(${value})`;
    default:
      throw new Unsupported(`type ${type}`);
  }
}

/** The types as a list. */
export function typesOf({ type }: JsonSchema): readonly string[] {
  if (type === undefined) return [];
  return typeof type === 'string' ? [type] : type;
}

export function access(value: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${value}.${name}` : `${value}[${JSON.stringify(name)}]`;
}

export function scalar(value: unknown): string {
  if (typeof value === 'object' && value !== null) throw new Unsupported('a value that is no scalar');
  return JSON.stringify(value);
}

/** A JavaScript expression that decides whether the value satisfies the schema, for conditions. */
export function satisfies(schema: JsonSchema, value: string, isKnownObject = false): string {
  const parts = Object.entries(schema).flatMap(([keyword, said]) => {
    switch (keyword) {
      case 'type':
        return isKnownObject ? [] : [either(typesOf(schema).map((type) => isOfType(type, value)))];
      case 'const':
        return [`${value} === ${scalar(said)}`];
      case 'enum':
        return [either((schema.enum ?? []).map((one) => `${value} === ${scalar(one)}`))];
      case 'required':
      case 'properties':
        return [];
      case 'allOf':
        return (schema.allOf ?? []).map((each) => satisfies(each, value, isKnownObject));
      case 'anyOf':
        return [either((schema.anyOf ?? []).map((each) => satisfies(each, value, isKnownObject)))];
      case 'not':
        return [`!(${satisfies(schema.not ?? {}, value, isKnownObject)})`];
      default:
        throw new Unsupported(keyword);
    }
  });
  const ofObject = members(schema, value);
  if (ofObject.length > 0) parts.push(isKnownObject ? both(ofObject) : `(!isObject(${value}) || ${both(ofObject)})`);
  return both(parts);
}

function members({ properties = {}, required = [] }: JsonSchema, value: string): readonly string[] {
  const absent = required.filter((name) => !Object.hasOwn(properties, name));
  const present = Object.entries(properties).map(([name, schema]) => {
    const member = access(value, name);
    const test = satisfies(schema, member);
    // A value that equals a constant is present.
    if (required.includes(name))
      return /^(const|enum)$/.test(Object.keys(schema).join()) ? test : `${member} !== undefined && ${test}`;
    return `(${member} === undefined || ${test})`;
  });
  return [...absent.map((name) => `${access(value, name)} !== undefined`), ...present];
}

function both(tests: readonly string[]): string {
  return tests.length === 0 ? 'true' : tests.join(' && ');
}

function either(tests: readonly string[]): string {
  return tests.length === 1 ? (tests[0] ?? 'true') : `(${tests.join(' || ') || 'false'})`;
}
