import type { JsonSchema } from '@tuyen/model';
import { camel } from '../print/names.ts';
import { access, isOfType, satisfies, scalar, typesOf, Unsupported } from './expressions.ts';
import { Constants, nameOf, pathText, type Place } from './place.ts';
import { either, print, where, type Statement } from './statement.ts';

interface Surroundings {
  /** Notes that the module needs a helper of `runtime.js`, and answers its name. */
  readonly use: (helper: string) => string;
  /** Formats that are patterns. */
  readonly patterns: Readonly<Record<string, RegExp>>;
}

/** Formats that are more than a pattern. */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'isDate',
  'birth-date': 'isBirthDate',
  'date-time': 'isDateTime',
  uri: 'isUri',
};

const OF_STRING = ['minLength', 'maxLength', 'pattern', 'format'];
const OF_NUMBER = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const OF_ARRAY = ['minItems', 'maxItems', 'uniqueItems', 'items'];
const OF_OBJECT = ['required', 'properties', 'additionalProperties'];
const OF_ANY = ['type', 'enum', 'const', 'allOf', 'if', 'then', 'else', 'not'];
const KNOWN = new Set([...OF_STRING, ...OF_NUMBER, ...OF_ARRAY, ...OF_OBJECT, ...OF_ANY]);

/** Prints the statements that check a value and push what they find. */
export class Statements {
  readonly #use: Surroundings['use'];
  readonly #patterns: Surroundings['patterns'];
  readonly #constants = new Constants();

  constructor({ use, patterns }: Surroundings) {
    this.#use = use;
    this.#patterns = patterns;
  }

  /** The constants that the statements use, for the end of the module. */
  constants(): string {
    return `
${this.#constants.print()}`;
  }

  check(schema: JsonSchema, place: Place, isKnownObject = false): readonly Statement[] {
    for (const keyword of Object.keys(schema)) if (!KNOWN.has(keyword)) throw new Unsupported(keyword);
    return [...this.#byType(schema, place, isKnownObject), ...this.#ofAny(schema, place, isKnownObject)];
  }

  /** `if (typeof … === 'string') { … } else { found.push(… 'type' …) }` */
  #byType(schema: JsonSchema, place: Place, isKnownObject: boolean): readonly Statement[] {
    const groups = [
      ['string', this.#ofString(schema, place)],
      ['number', this.#ofNumber(schema, place)],
      ['array', this.#ofArray(schema, place)],
      ['object', this.#ofObject(schema, place, isKnownObject)],
    ] as const;
    const said = groups.filter(([, statements]) => statements.length > 0);
    if (isKnownObject) return said.find(([type]) => type === 'object')?.[1] ?? [];
    const types = typesOf(schema);
    const known = types.map((type) => (type === 'integer' ? 'number' : type));
    const branches = said
      .filter(([type]) => types.length === 0 || known.includes(type))
      .map(([type, statements]) => ({
        type: types.includes('integer') && type === 'number' ? 'integer' : type,
        body: print(statements),
      }));
    // A value that is one of the given ones has their type.
    if (types.length === 0 || schema.enum) {
      return branches.map(({ type, body }) => ({ test: this.#isOfType(type, place.value), body }));
    }
    const rest = types.filter((type) => !branches.some((branch) => branch.type === type));
    const unmet = this.#push(place, 'type', { type: schema.type });
    const others = rest.map((type) => this.#isOfType(type, place.value)).join(' || ');
    const refused: Statement = others === '' ? unmet : { test: negated(others), body: unmet };
    return [
      branches.reduceRight<Statement>(
        (otherwise, { type, body }) => ({ test: this.#isOfType(type, place.value), body, otherwise }),
        refused,
      ),
    ];
  }

  #ofString(schema: JsonSchema, place: Place): readonly Statement[] {
    const { value } = place;
    const length = () => `${this.#use('lengthOf')}(${value})`;
    return [
      ...this.#limit(schema, place, 'minLength', (limit) => `${length()} < ${limit}`),
      ...this.#limit(schema, place, 'maxLength', (limit) => `${length()} > ${limit}`),
      ...this.#pattern(schema, place),
      ...this.#format(schema, place),
    ];
  }

  #pattern({ pattern }: JsonSchema, place: Place): readonly Statement[] {
    if (typeof pattern !== 'string') return [];
    const name = this.#constants.name(String(new RegExp(pattern, 'u')), `${nameOf(place)}Pattern`);
    return [{ test: `!${name}.test(${place.value})`, body: this.#push(place, 'pattern', { pattern }) }];
  }

  #format({ format }: JsonSchema, place: Place): readonly Statement[] {
    if (format === undefined) return [];
    const pattern = Object.hasOwn(this.#patterns, format) ? this.#patterns[format] : undefined;
    const check = pattern
      ? `${this.#constants.name(String(pattern), `${camel(format)}Pattern`)}.test`
      : this.#use(FORMATS[format] ?? refuse(`format ${format}`));
    return [{ test: `!${check}(${place.value})`, body: this.#push(place, 'format', { format }) }];
  }

  #ofNumber(schema: JsonSchema, place: Place): readonly Statement[] {
    const { value } = place;
    const multiple = (step: number) => `!${this.#use('isMultipleOf')}(${value}, ${step})`;
    return [
      // Written so that NaN is refused.
      ...this.#limit(schema, place, 'minimum', (limit) => `!(${value} >= ${limit})`),
      ...this.#limit(schema, place, 'maximum', (limit) => `!(${value} <= ${limit})`),
      ...this.#limit(schema, place, 'exclusiveMinimum', (limit) => `!(${value} > ${limit})`),
      ...this.#limit(schema, place, 'exclusiveMaximum', (limit) => `!(${value} < ${limit})`),
      ...this.#limit(schema, place, 'multipleOf', multiple, 'multipleOf'),
    ];
  }

  #ofArray(schema: JsonSchema, place: Place): readonly Statement[] {
    const { value } = place;
    const unique = schema['uniqueItems'] === true;
    return [
      ...this.#limit(schema, place, 'minItems', (limit) => `${value}.length < ${limit}`),
      ...this.#limit(schema, place, 'maxItems', (limit) => `${value}.length > ${limit}`),
      ...(unique ? [{ test: `${this.#use('hasTwins')}(${value})`, body: this.#push(place, 'uniqueItems', {}) }] : []),
      ...this.#items(schema, place),
    ];
  }

  #items({ items }: JsonSchema, { value, path, depth }: Place): readonly Statement[] {
    if (items === undefined) return [];
    if (typeof items !== 'object') return refuse('items that are no schema');
    const suffix = depth === 0 ? '' : String(depth + 1);
    const [item, index] = [`item${suffix}`, `index${suffix}`];
    const body = this.check(items, { value: item, path: `${path}/\${${index}}`, depth: depth + 1 });
    return body.length === 0 ? [] : [`for (const [${index}, ${item}] of ${value}.entries()) {\n${print(body)}}\n`];
  }

  #ofObject(schema: JsonSchema, place: Place, isKnownObject: boolean): readonly Statement[] {
    const { properties = {}, required = [] } = schema;
    const names = [...new Set([...required, ...Object.keys(properties)])];
    return [
      ...names.flatMap((name) => this.#member(schema, name, place)),
      ...this.#strangers(schema, place),
      ...(isObjectAlone(schema, isKnownObject) ? this.#combined(schema, place, true) : []),
    ];
  }

  #member({ properties = {}, required = [] }: JsonSchema, name: string, place: Place): readonly Statement[] {
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

  #strangers({ properties = {}, additionalProperties }: JsonSchema, place: Place): readonly Statement[] {
    if (additionalProperties === undefined || additionalProperties === true) return [];
    if (additionalProperties !== false) return refuse('additionalProperties that are a schema');
    const known = this.#constants.name(JSON.stringify(Object.keys(properties)), `${nameOf(place)}Names`);
    const push = `found.push(${this.#use('finding')}(${pathText(place.path)}, 'additionalProperties', { additionalProperty: name }));\n`;
    return [`for (const name of Object.keys(${place.value})) {\nif (!${known}.includes(name)) {\n${push}}}\n`];
  }

  #ofAny(schema: JsonSchema, place: Place, isKnownObject: boolean): readonly Statement[] {
    const { value } = place;
    const not = schema['not'] as JsonSchema | undefined;
    const { enum: values } = schema;
    return [
      ...(values ? [this.#enum(values, place)] : []),
      ...('const' in schema
        ? [
            {
              test: `${value} !== ${scalar(schema.const)}`,
              body: this.#push(place, 'const', { allowedValue: schema.const }),
            },
          ]
        : []),
      ...(isObjectAlone(schema, isKnownObject) ? [] : this.#combined(schema, place, false)),
      ...(not ? [{ test: this.#satisfies(not, value, isKnownObject), body: this.#push(place, 'not', {}) }] : []),
    ];
  }

  /** What a schema says through other schemas of the same value. */
  #combined(schema: JsonSchema, place: Place, isKnownObject: boolean): readonly Statement[] {
    const all = (schema['allOf'] ?? []) as readonly JsonSchema[];
    return [
      ...all.flatMap((each) => this.check(each, place, isKnownObject)),
      ...this.#conditional(schema, place, isKnownObject),
    ];
  }

  #enum(values: readonly unknown[], place: Place): Statement {
    for (const value of values) scalar(value);
    const list = this.#constants.name(JSON.stringify(values), `${nameOf(place)}Values`);
    const body = `found.push(${this.#use('finding')}(${pathText(place.path)}, 'enum', { allowedValues: ${list} }));\n`;
    return { test: `!${list}.includes(${place.value})`, body };
  }

  #conditional(schema: JsonSchema, place: Place, isObject: boolean): readonly Statement[] {
    const condition = schema['if'] as JsonSchema | undefined;
    if (condition === undefined) return [];
    const branch = (name: 'then' | 'else') => {
      const said = schema[name] as JsonSchema | undefined;
      return said === undefined ? [] : this.check(said, place, isObject);
    };
    const [then, otherwise] = [branch('then'), branch('else')];
    if (then.length === 0 && otherwise.length === 0) return [];
    const test = this.#satisfies(condition, place.value, isObject);
    if (then.length === 0) return [{ test: negated(test), body: print(otherwise) }];
    return [{ test, body: print(then), ...(otherwise.length > 0 ? { otherwise: print(otherwise) } : {}) }];
  }

  #limit(
    schema: JsonSchema,
    place: Place,
    keyword: string,
    broken: (limit: number) => string,
    param = 'limit',
  ): readonly Statement[] {
    const limit = schema[keyword];
    if (typeof limit !== 'number') return [];
    return [{ test: broken(limit), body: this.#push(place, keyword, { [param]: limit }) }];
  }

  #push({ path }: Place, keyword: string, params: object): string {
    return `found.push(${this.#use('finding')}(${pathText(path)}, '${keyword}', ${JSON.stringify(params)}));\n`;
  }

  #isOfType(type: string, value: string): string {
    if (type === 'object') this.#use('isObject');
    return isOfType(type, value);
  }

  #satisfies(schema: JsonSchema, value: string, isKnownObject: boolean): string {
    const test = satisfies(schema, value, isKnownObject);
    if (test.includes('isObject(')) this.#use('isObject');
    return test;
  }
}

/** Inside the check for an object, what is said of it through other schemas needs no check of its own. */
function isObjectAlone(schema: JsonSchema, isKnownObject: boolean): boolean {
  return isKnownObject || typesOf(schema).join() === 'object';
}

function negated(test: string): string {
  return /^(typeof )?\S+ === \S+$/.test(test) ? test.replace(' === ', ' !== ') : `!(${test})`;
}

function refuse(what: string): never {
  throw new Unsupported(what);
}
