import { type Field, type JsonSchema, kindOf, type Model, projectFormats } from '@tuyen/model';

/** Imports the code of a custom kind and returns its local name. */
export type ImportKind = (format: string, code: string) => string;

/** Prints Zod schemas of fields. Optional members accept null, as the API does. */
export class ZodPrinter {
  readonly #model: Model;
  readonly #formats: Readonly<Record<string, RegExp>>;
  readonly #importKind: ImportKind;

  constructor(model: Model, importKind: ImportKind) {
    this.#model = model;
    this.#formats = projectFormats(model);
    this.#importKind = importKind;
  }

  /** @param isRequired whether a field always has a value */
  object(fields: readonly Field[], isRequired: (field: Field) => boolean): string {
    const members = fields.map((field) => {
      return `${JSON.stringify(field.name)}: ${this.#field(field)}${isRequired(field) ? '' : '.nullish()'},\n`;
    });
    return `z.object({\n${members.join('')}})`;
  }

  #field(field: Field): string {
    if (!('fields' in field)) return this.#schema(field.schema);
    const object = this.object(field.fields, ({ required }) => required);
    return kindOf(field).list ? `z.array(${object})${limits(field.schema, ITEM_LIMITS)}` : object;
  }

  #schema(schema: JsonSchema): string {
    if (schema.const !== undefined) return `z.literal(${JSON.stringify(schema.const)})`;
    if (schema.enum) return `z.literal(${JSON.stringify(schema.enum)})`;
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
    const [type] = types.length === 1 ? types : [];
    const isNullable = types.length < [schema.type ?? []].flat().length;
    return `${this.#typed(type, schema)}${isNullable ? '.nullable()' : ''}`;
  }

  #typed(type: string | undefined, schema: JsonSchema): string {
    switch (type) {
      case 'string':
        return this.#text(schema);
      case 'integer':
        return `z.int()${limits(schema, NUMBER_LIMITS)}${this.#coded(schema)}`;
      case 'number':
        return `z.number()${limits(schema, NUMBER_LIMITS)}${this.#coded(schema)}`;
      case 'boolean':
        return 'z.boolean()';
      case 'array':
        return `z.array(${this.#schema(schema.items ?? {})})${limits(schema, ITEM_LIMITS)}`;
      case 'object':
        return this.#plainObject(schema);
      case undefined:
      default:
        return 'z.unknown()';
    }
  }

  #text(schema: JsonSchema): string {
    const { format = '', pattern } = schema;
    const base = ISO[format] ?? 'z.string()';
    const patterns = [this.#formats[format], pattern === undefined ? undefined : new RegExp(pattern, 'u')];
    const tests = patterns.flatMap((one) => (one ? `.regex(${String(one)})` : []));
    return `${base}${limits(schema, TEXT_LIMITS)}${tests.join('')}${this.#coded(schema)}`;
  }

  /** Returns the code that validates a custom kind: its pattern, then its `check` function. */
  #coded({ format }: JsonSchema): string {
    const kind = this.#model.kinds.find(({ name }) => name === format);
    if (kind?.code === undefined) return '';
    const pattern = kind.pattern === undefined ? '' : `.regex(${String(new RegExp(kind.pattern, 'u'))})`;
    return `${pattern}.refine((value) => ${this.#importKind(kind.name, kind.code)}.check(value))`;
  }

  #plainObject({ properties, required = [] }: JsonSchema): string {
    if (!properties) return 'z.record(z.string(), z.unknown())';
    const members = Object.entries(properties).map(([name, schema]) => {
      const end = required.includes(name) ? '' : '.nullish()';
      return `${JSON.stringify(name)}: ${this.#schema(schema)}${end},\n`;
    });
    return `z.object({\n${members.join('')}})`;
  }
}

/** Formats that Zod checks in the same way as the API. The patterns of all other formats are in `projectFormats`. */
const ISO: Readonly<Record<string, string>> = {
  date: 'z.iso.date()',
  'date-time': 'z.iso.datetime({ offset: true })',
  uri: 'z.url()',
};

const TEXT_LIMITS = { minLength: 'min', maxLength: 'max' } as const;
const ITEM_LIMITS = { minItems: 'min', maxItems: 'max' } as const;
const NUMBER_LIMITS = {
  minimum: 'min',
  maximum: 'max',
  exclusiveMinimum: 'gt',
  exclusiveMaximum: 'lt',
  multipleOf: 'multipleOf',
} as const;

function limits(schema: JsonSchema, names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .flatMap(([keyword, method]) => {
      const limit = schema[keyword];
      return typeof limit === 'number' ? `.${method}(${limit})` : [];
    })
    .join('');
}
