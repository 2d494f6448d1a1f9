import { ASSERTIONS, type CHECKED_FORMATS, type JsonSchema, type Scalar } from '@tuyen/model';
import type * as validation from '@tuyen/model/validation';
import { camel } from '../print/names.ts';
import type { CodedFormat } from './coded-formats.ts';
import { acceptsObjects, access, isExpressible, isOfType, satisfies, typesOf } from './expressions.ts';
import { Constants, variableNameOf, pathLiteral, type ValueLocation } from './value-location.ts';
import { either, print, where, type Statement } from './statement.ts';

interface CompilerContext {
  readonly use: (helper: keyof typeof validation) => string;
  readonly patterns: Readonly<Record<string, RegExp>>;
  readonly coded: (format: string) => CodedFormat | undefined;
}

const FORMATS: Readonly<Record<keyof typeof CHECKED_FORMATS, keyof typeof validation>> = {
  date: 'isDate',
  'birth-date': 'isBirthDate',
  'date-time': 'isDateTime',
  uri: 'isUri',
};

const KNOWN: ReadonlySet<string> = new Set(ASSERTIONS);

export class Statements {
  readonly #use: CompilerContext['use'];
  readonly #patterns: CompilerContext['patterns'];
  readonly #coded: CompilerContext['coded'];
  readonly #constants = new Constants();

  constructor({ use, patterns, coded }: CompilerContext) {
    this.#use = use;
    this.#patterns = patterns;
    this.#coded = coded;
  }

  constants(): string {
    return `
${this.#constants.print()}`;
  }

  /** @param insideObject whether an enclosing check has established that the value is an object */
  check(schema: JsonSchema, place: ValueLocation, insideObject = false): readonly Statement[] {
    for (const keyword of Object.keys(schema)) {
      if (!KNOWN.has(keyword)) throw new Error(`The keyword ${keyword} is not supported: run tuyen lint`);
    }
    const isKnownObject = insideObject && acceptsObjects(schema);
    return [...this.#byType(schema, place, isKnownObject), ...this.#ofAny(schema, place, isKnownObject)];
  }

  /**
   * Prints the checks for each type of a value, and an `else` that reports a wrong type: `if (typeof … === 'string') {
   * … } else { found.push(… 'type' …) }`.
   */
  #byType(schema: JsonSchema, place: ValueLocation, isKnownObject: boolean): readonly Statement[] {
    const groups = [
      ['string', this.#ofString(schema, place)],
      ['number', this.#ofNumber(schema, place)],
      ['array', this.#ofArray(schema, place)],
      ['object', this.#ofObject(schema, place, isKnownObject)],
    ] as const;
    const present = groups.filter(([, statements]) => statements.length > 0);
    if (isKnownObject) return present.find(([type]) => type === 'object')?.[1] ?? [];
    const types = typesOf(schema);
    const known = types.map((type) => (type === 'integer' ? 'number' : type));
    const branches = present
      .filter(([type]) => types.length === 0 || known.includes(type))
      .map(([type, statements]) => ({
        type: type === 'number' && types.length > 0 && !types.includes('number') ? 'integer' : type,
        body: print(statements),
      }));
    if (types.length === 0 || schema.enum?.every((value) => hasOneType(value, types)) === true) {
      return branches.map(({ type, body }) => ({ test: this.#isOfType(type, place.value), body }));
    }
    const wide = types.filter((type) => type !== 'integer' || !types.includes('number'));
    const rest = wide.filter((type) => !branches.some((branch) => branch.type === type));
    const unmet = this.#push(place, 'type', { type: schema.type });
    const others = rest.map((type) => this.#isOfType(type, place.value)).join(' || ');
    const otherwise: Statement = others === '' ? unmet : { test: negate(others), body: unmet };
    return [
      branches.reduceRight<Statement>(
        (otherwise, { type, body }) => ({ test: this.#isOfType(type, place.value), body, otherwise }),
        otherwise,
      ),
    ];
  }

  #ofString(schema: JsonSchema, place: ValueLocation): readonly Statement[] {
    const { value } = place;
    const length = () => `${this.#use('lengthOf')}(${value})`;
    return [
      ...this.#limit(schema, place, 'minLength', (limit) => `${length()} < ${limit}`),
      ...this.#limit(schema, place, 'maxLength', (limit) => `${length()} > ${limit}`),
      ...this.#pattern(schema, place),
      ...this.#format(schema, place, 'string'),
    ];
  }

  #pattern({ pattern }: JsonSchema, place: ValueLocation): readonly Statement[] {
    if (typeof pattern !== 'string') return [];
    const name = this.#constants.name(String(new RegExp(pattern, 'u')), `${variableNameOf(place)}Pattern`);
    return [{ test: `!${name}.test(${place.value})`, body: this.#push(place, 'pattern', { pattern }) }];
  }

  #format({ format }: JsonSchema, place: ValueLocation, type: CodedFormat['type']): readonly Statement[] {
    if (format === undefined) return [];
    const coded = this.#coded(format);
    if ((coded?.type ?? 'string') !== type) return [];
    const pattern = Object.hasOwn(this.#patterns, format) ? this.#patterns[format] : undefined;
    const check = coded
      ? this.#constants.name(coded.test, coded.name)
      : pattern
        ? `${this.#constants.name(String(pattern), `${camel(format)}Pattern`)}.test`
        : this.#use(checkOf(format));
    return [{ test: `!${check}(${place.value})`, body: this.#push(place, 'format', { format }) }];
  }

  #ofNumber(schema: JsonSchema, place: ValueLocation): readonly Statement[] {
    const { value } = place;
    const multiple = (step: number) => `!${this.#use('isMultipleOf')}(${value}, ${step})`;
    return [
      // Prints `!(value >= limit)` instead of `value < limit`, because only the negated form rejects NaN.
      ...this.#limit(schema, place, 'minimum', (limit) => `!(${value} >= ${limit})`),
      ...this.#limit(schema, place, 'maximum', (limit) => `!(${value} <= ${limit})`),
      ...this.#limit(schema, place, 'exclusiveMinimum', (limit) => `!(${value} > ${limit})`),
      ...this.#limit(schema, place, 'exclusiveMaximum', (limit) => `!(${value} < ${limit})`),
      ...this.#limit(schema, place, 'multipleOf', multiple, 'multipleOf'),
      ...this.#format(schema, place, 'number'),
    ];
  }

  #ofArray(schema: JsonSchema, place: ValueLocation): readonly Statement[] {
    const { value } = place;
    const unique = schema.uniqueItems === true;
    return [
      ...this.#limit(schema, place, 'minItems', (limit) => `${value}.length < ${limit}`),
      ...this.#limit(schema, place, 'maxItems', (limit) => `${value}.length > ${limit}`),
      ...(unique
        ? [{ test: `${this.#use('hasDuplicates')}(${value})`, body: this.#push(place, 'uniqueItems', {}) }]
        : []),
      ...this.#items(schema, place),
    ];
  }

  #items({ items }: JsonSchema, { value, path, depth }: ValueLocation): readonly Statement[] {
    if (items === undefined) return [];
    const suffix = depth === 0 ? '' : String(depth + 1);
    const [item, index] = [`item${suffix}`, `index${suffix}`];
    const body = this.check(items, { value: item, path: `${path}/\${${index}}`, depth: depth + 1 });
    return body.length === 0 ? [] : [`for (const [${index}, ${item}] of ${value}.entries()) {\n${print(body)}}\n`];
  }

  #ofObject(schema: JsonSchema, place: ValueLocation, isKnownObject: boolean): readonly Statement[] {
    const { properties = {}, required = [] } = schema;
    const names = [...new Set([...required, ...Object.keys(properties)])];
    return [
      ...names.flatMap((name) => this.#member(schema, name, place)),
      ...this.#dependentRequired(schema, place),
      ...this.#additionalProperties(schema, place),
      ...(isObjectAlone(schema, isKnownObject) ? this.#combined(schema, place, true) : []),
    ];
  }

  #member({ properties = {}, required = [] }: JsonSchema, name: string, place: ValueLocation): readonly Statement[] {
    const value = access(place.value, name);
    const pointer = name
      .replaceAll('~', '~0')
      .replaceAll('/', '~1')
      .replaceAll(/[`\\$]/g, '\\$&');
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const body = schema ? this.check(schema, { ...place, value, path: `${place.path}/${pointer}` }) : [];
    if (!required.includes(name)) return where(`${value} !== undefined`, body);
    return [either(`${value} === undefined`, this.#push(place, 'required', { missingProperty: name }), body)];
  }

  #dependentRequired(schema: JsonSchema, place: ValueLocation): readonly Statement[] {
    return Object.entries(schema.dependentRequired ?? {}).flatMap(([property, needed]) =>
      needed.map((missingProperty) => ({
        test: `${access(place.value, property)} !== undefined && ${access(place.value, missingProperty)} === undefined`,
        body: this.#push(place, 'dependentRequired', { property, missingProperty }),
      })),
    );
  }

  #additionalProperties(
    { properties = {}, additionalProperties }: JsonSchema,
    place: ValueLocation,
  ): readonly Statement[] {
    if (additionalProperties !== false) return [];
    const known = this.#constants.name(JSON.stringify(Object.keys(properties)), `${variableNameOf(place)}Names`);
    const push = `found.push(${this.#use('finding')}(${pathLiteral(place.path)}, 'additionalProperties', { additionalProperty: name }));\n`;
    return [`for (const name of Object.keys(${place.value})) {\nif (!${known}.includes(name)) {\n${push}}}\n`];
  }

  #ofAny(schema: JsonSchema, place: ValueLocation, isKnownObject: boolean): readonly Statement[] {
    const { value } = place;
    const { enum: values, not } = schema;
    return [
      ...(values ? [this.#enum(values, place)] : []),
      ...('const' in schema
        ? [
            {
              test: `${value} !== ${JSON.stringify(schema.const)}`,
              body: this.#push(place, 'const', { allowedValue: schema.const }),
            },
          ]
        : []),
      ...(isObjectAlone(schema, isKnownObject) ? [] : this.#combined(schema, place, false)),
      ...(not ? [{ test: this.#satisfies(not, place, isKnownObject), body: this.#push(place, 'not', {}) }] : []),
    ];
  }

  #combined(schema: JsonSchema, place: ValueLocation, isKnownObject: boolean): readonly Statement[] {
    return [
      ...(schema.allOf ?? []).flatMap((each) => this.check(each, place, isKnownObject)),
      ...this.#anyOf(schema.anyOf ?? [], place, isKnownObject),
      ...this.#conditional(schema, place, isKnownObject),
    ];
  }

  #anyOf(schemas: readonly JsonSchema[], place: ValueLocation, isKnownObject: boolean): readonly Statement[] {
    if (schemas.length === 0) return [];
    const checks = schemas.map((each) => this.#check(each, place, isKnownObject));
    return [`found.push(...${this.#use('anyOf')}(${pathLiteral(place.path)}, [${checks.join(', ')}]));\n`];
  }

  #check(schema: JsonSchema, place: ValueLocation, isKnownObject: boolean): string {
    const body = this.check(schema, place, isKnownObject);
    return body.length === 0 ? '() => {}' : `(found) => {\n${print(body)}}`;
  }

  #enum(values: readonly unknown[], place: ValueLocation): Statement {
    const list = this.#constants.name(JSON.stringify(values), `${variableNameOf(place)}Values`);
    const body = `found.push(${this.#use('finding')}(${pathLiteral(place.path)}, 'enum', { allowedValues: ${list} }));\n`;
    return { test: `!${list}.includes(${place.value})`, body };
  }

  #conditional(schema: JsonSchema, place: ValueLocation, isObject: boolean): readonly Statement[] {
    const condition = schema.if;
    if (condition === undefined) return [];
    const branch = (name: 'then' | 'else') => {
      const present = schema[name];
      return present === undefined ? [] : this.check(present, place, isObject);
    };
    const [then, otherwise] = [branch('then'), branch('else')];
    if (then.length === 0 && otherwise.length === 0) return [];
    const test = this.#satisfies(condition, place, isObject);
    if (then.length === 0) return [{ test: negate(test), body: print(otherwise) }];
    return [{ test, body: print(then), ...(otherwise.length > 0 ? { otherwise: print(otherwise) } : {}) }];
  }

  #limit(
    schema: JsonSchema,
    place: ValueLocation,
    keyword: string,
    test: (limit: number) => string,
    param = 'limit',
  ): readonly Statement[] {
    const limit = schema[keyword];
    if (typeof limit !== 'number') return [];
    return [{ test: test(limit), body: this.#push(place, keyword, { [param]: limit }) }];
  }

  #push({ path }: ValueLocation, keyword: string, params: object): string {
    return `found.push(${this.#use('finding')}(${pathLiteral(path)}, '${keyword}', ${JSON.stringify(params)}));\n`;
  }

  #isOfType(type: string, value: string): string {
    if (type === 'object') this.#use('isObject');
    return isOfType(type, value);
  }

  #satisfies(schema: JsonSchema, place: ValueLocation, isKnownObject: boolean): string {
    if (!isExpressible(schema)) return `${this.#use('matches')}(${this.#check(schema, place, isKnownObject)})`;
    const test = satisfies(schema, place.value, isKnownObject);
    if (test.includes('isObject(')) this.#use('isObject');
    return test;
  }
}

/**
 * Returns whether the value can only be an object. The checks of subschemas then belong into the block in which the
 * type is already checked.
 */
function isObjectAlone(schema: JsonSchema, isKnownObject: boolean): boolean {
  return isKnownObject || typesOf(schema).join() === 'object';
}

/**
 * Returns whether an enum value has one of the allowed types. The generated check compares a value with these enum
 * values, so it needs no separate type check.
 */
function hasOneType(value: Scalar, types: readonly string[]): boolean {
  if (value === null) return types.includes('null');
  return types.includes(typeof value) || (types.includes('integer') && Number.isInteger(value));
}

function negate(test: string): string {
  return /^(typeof )?\S+ === \S+$/.test(test) ? test.replace(' === ', ' !== ') : `!(${test})`;
}

function checkOf(format: string): keyof typeof validation {
  const check = Object.entries(FORMATS).find(([name]) => name === format)?.[1];
  if (check) return check;
  throw new Error(`The format ${format} is not supported: run tuyen lint`);
}
