import type { Assertion, JsonSchema } from '@tuyen/model';

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
      throw new Error(`No JSON type is called ${type}`);
  }
}

export function typesOf({ type }: JsonSchema): readonly string[] {
  if (type === undefined) return [];
  return typeof type === 'string' ? [type] : type;
}

/** Returns an expression for an object's own member. Inherited members evaluate to undefined. */
export function access(value: string, name: string): string {
  if (name in Object.prototype) return `(Object.hasOwn(${value}, '${name}') ? ${value}['${name}'] : undefined)`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${value}.${name}` : `${value}[${JSON.stringify(name)}]`;
}

export function acceptsObjects(schema: JsonSchema): boolean {
  const types = typesOf(schema);
  return types.length === 0 || types.includes('object');
}

const IN_EXPRESSIONS: ReadonlySet<string> = new Set<Assertion>([
  'type',
  'const',
  'enum',
  'required',
  'properties',
  'allOf',
  'anyOf',
  'not',
]);

/**
 * Returns whether a single JavaScript expression can test a condition of a schema. Most conditions only compare the
 * value of another field, so an expression is enough.
 */
export function isExpressible(schema: JsonSchema): boolean {
  if (!Object.keys(schema).every((keyword) => IN_EXPRESSIONS.has(keyword))) return false;
  const { properties = {}, allOf = [], anyOf = [], not } = schema;
  return [...Object.values(properties), ...allOf, ...anyOf, ...(not ? [not] : [])].every(isExpressible);
}

export function satisfies(schema: JsonSchema, value: string, isKnownObject = false): string {
  if (isKnownObject && !acceptsObjects(schema)) return 'false';
  const { type, enum: values, allOf = [], anyOf = [], not } = schema;
  const satisfiesThis = (each: JsonSchema) => satisfies(each, value, isKnownObject);
  const parts = [
    ...(type === undefined || isKnownObject ? [] : [either(typesOf(schema).map((one) => isOfType(one, value)))]),
    ...('const' in schema ? [`${value} === ${JSON.stringify(schema.const)}`] : []),
    ...(values ? [either(values.map((one) => `${value} === ${JSON.stringify(one)}`))] : []),
    ...allOf.map(satisfiesThis),
    ...(anyOf.length > 0 ? [either(anyOf.map(satisfiesThis))] : []),
    ...(not ? [`!(${satisfiesThis(not)})`] : []),
  ];
  const ofObject = members(schema, value);
  if (ofObject.length > 0) parts.push(isKnownObject ? both(ofObject) : `(!isObject(${value}) || ${both(ofObject)})`);
  return both(parts);
}

function members({ properties = {}, required = [] }: JsonSchema, value: string): readonly string[] {
  const absent = required.filter((name) => !Object.hasOwn(properties, name));
  const present = Object.entries(properties).map(([name, schema]) => {
    const member = access(value, name);
    const test = satisfies(schema, member);
    // Does not check whether the value is present, because a missing value never equals a constant.
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
