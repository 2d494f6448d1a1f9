// Generates the TypeScript types of schema files from the meta-schemas, so that nobody has to keep the types and the
// meta-schemas equal by hand.
import { listIn, objectOrEmpty, textIn } from '../json.ts';
import {
  keysIn,
  type MetaPlace,
  type MetaSchema,
  type MetaSchemas,
  placeOf,
  requiredIn,
  variantsOf,
} from './meta-schemas.ts';

const WIDTH = 120;

/**
 * Types that are written by hand, because a meta-schema cannot express them. For example, the names of operators exist
 * only in code, one key excludes another, or the loader adds keys.
 */
const WRITTEN_BY_HAND: Readonly<Record<string, readonly [name: string, module: string]>> = {
  'filter.schema.json': ['RecordFilter', '../model/work/record-filter.ts'],
  'locale.schema.json': ['Words', '../model/words.ts'],
  'options.schema.json#/$defs/rule': ['OptionRule', '../model/json/options.ts'],
  'property.schema.json': ['JsonSchema', '../model/json/json-schema.ts'],
  'resource.schema.json#/$defs/filter': ['TabConditions', '../model/work/tab.ts'],
};

const SCALARS = ['string', 'number', 'boolean', 'null'];

export function generatedFiles(schemas: MetaSchemas): readonly string[] {
  return [...schemas.keys()].filter((file) => !WRITTEN_BY_HAND[`${file}.schema.json`] || file === 'property');
}

export function typesModule(file: string, schemas: MetaSchemas): string {
  const module = new TypesModule(file, schemas);
  return module.print();
}

class TypesModule {
  readonly #file: string;
  readonly #schemas: MetaSchemas;
  readonly #imports = new Map<string, Set<string>>();
  readonly #declarations = new Map<string, string>();

  constructor(file: string, schemas: MetaSchemas) {
    this.#file = file;
    this.#schemas = schemas;
  }

  print(): string {
    this.#declare({ file: this.#file, schema: objectOrEmpty(this.#schemas.get(this.#file)), pointer: '' });
    const imports = [...this.#imports]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([from, names]) => `import type { ${[...names].toSorted().join(', ')} } from '${from}';\n`);
    const source = `// Generated from model/meta/${this.#file}.schema.json by scripts/schema-types.ts. Edit that file instead.\n`;
    return [source + imports.join(''), ...this.#declarations.values()].join('\n');
  }

  #declare(place: MetaPlace): string {
    const name = nameOf(place);
    if (this.#declarations.has(name)) return name;
    // Reserve the place of this type before the types that it uses are added, so that it is declared before them.
    this.#declarations.set(name, '');
    const variants = place.pointer === '' ? variantsOf(place.file, this.#schemas) : [];
    const comment = commentOf(place.schema, '');
    const body =
      variants.length > 0
        ? union(variants.map(({ file }) => this.#reference(`${file}.schema.json`)))
        : this.#typeOf(place.schema, '', { ...place });
    const declared =
      isInterface(place.schema) && variants.length === 0
        ? `export interface ${name} ${body}\n`
        : `export type ${name} =${spaced(body)};\n`;
    this.#declarations.set(name, comment + declared);
    return name;
  }

  #reference(reference: string, indent = ''): string {
    const [written, module] = WRITTEN_BY_HAND[reference] ?? [];
    if (written !== undefined && module !== undefined) return this.#import(module, written);
    const place = placeOf(reference, this.#schemas);
    if (!isNamed(place)) return this.#typeOf(place.schema, indent);
    const name = nameOf(place);
    if (place.file !== this.#file) this.#import(`./${place.file}.ts`, name);
    else this.#declare(place);
    return name;
  }

  #import(from: string, name: string): string {
    this.#imports.set(from, (this.#imports.get(from) ?? new Set()).add(name));
    return name;
  }

  /**
   * @param declared place of the schema in its meta-schema. Set if the type of this schema is being declared, and
   * undefined if the schema is used inside another type.
   */
  #typeOf(schema: MetaSchema, indent: string, declared?: MetaPlace): string {
    const reference = textIn(schema['$ref']);
    if (reference !== undefined) return this.#reference(reference, indent);
    if ('const' in schema) return literal(schema['const']);
    if ('enum' in schema) return union(listIn(schema['enum']).map(literal), indent);
    const types = [schema['type'] ?? []].flat().map(String);
    if (types.length === 0) return this.#import('../model/json/json.ts', 'Json');
    const isScalar = SCALARS.every((type) => types.includes(type));
    const rest = isScalar ? types.filter((type) => !SCALARS.includes(type)) : types;
    return union(
      [
        ...(isScalar ? [this.#import('../model/json/json.ts', 'Scalar')] : []),
        ...rest.map((type) => this.#partOf(type, schema, indent, declared)),
      ],
      indent,
    );
  }

  #partOf(type: string, schema: MetaSchema, indent: string, declared?: MetaPlace): string {
    if (Array.isArray(schema['type']) && objectOrEmpty(schema['if'])['type'] === type)
      return this.#typeOf(objectOrEmpty(schema['then']), indent);
    if (type === 'array') {
      const item = 'items' in schema ? this.#typeOf(objectOrEmpty(schema['items']), indent) : this.#typeOf({}, indent);
      return `readonly ${/[ |]/.test(item) && !item.startsWith('{') ? `(${item})` : item}[]`;
    }
    if (type === 'object') {
      const isNamed = declared === undefined && textIn(schema['title']) !== undefined;
      if (!isNamed) return this.#objectOf(schema, indent, declared);
      return this.#declare({ file: this.#file, schema: { ...schema, type, description: undefined }, pointer: '/' });
    }
    return type === 'integer' ? 'number' : type;
  }

  #objectOf(schema: MetaSchema, indent: string, declared?: MetaPlace): string {
    const place = declared ?? { file: this.#file, schema, pointer: '/' };
    const required = requiredIn(place, this.#schemas);
    const inside = `${indent}  `;
    const members = keysIn(place, this.#schemas).map(([key, value]) => {
      const isRequired = required.has(key);
      const type = this.#typeOf(value, inside);
      return { comment: commentOf(value, inside), key: `${printedKey(key)}${isRequired ? '' : '?'}`, type, isRequired };
    });
    const open = this.#valuesOf(schema, inside);
    if (members.length === 0 && open !== undefined) return `{ readonly [key: string]: ${open} }`;
    const lines = members.map(({ comment, key, type }) => `${comment}${inside}readonly ${key}:${spaced(type)};\n`);
    if (open !== undefined) {
      const types = [open, ...members.map(({ type }) => type)];
      const isOptional = members.some(({ isRequired }) => !isRequired);
      lines.push(
        `${inside}readonly [key: string]: ${union([...types, ...(isOptional ? ['undefined'] : [])], inside)};\n`,
      );
    }
    return `{\n${lines.join('')}${indent}}`;
  }

  #valuesOf(schema: MetaSchema, indent: string): string | undefined {
    const named = Object.values(objectOrEmpty(schema['patternProperties'])).map(objectOrEmpty);
    const other = schema['additionalProperties'];
    const isOpen = other === undefined && named.length === 0 && !('properties' in schema);
    const values = [...named, ...(isOpen ? [{}] : typeof other === 'object' ? [objectOrEmpty(other)] : [])];
    return values.length === 0
      ? undefined
      : union(
          values.map((value) => this.#typeOf(value, indent)),
          indent,
        );
  }
}

function isInterface(schema: MetaSchema): boolean {
  return schema['type'] === 'object' && hasKnownKeys(schema);
}

function hasKnownKeys(schema: MetaSchema): boolean {
  return 'properties' in schema && schema['additionalProperties'] === false && !('patternProperties' in schema);
}

function isNamed({ schema, pointer }: MetaPlace): boolean {
  return pointer === '' || textIn(schema['title']) !== undefined;
}

/**
 * Returns the name of a type, which comes from the title of its schema. The type of an object with known keys gets the
 * ending `File`, because the name without the ending belongs to a type of the Model. In that type, all defaults are
 * applied.
 */
function nameOf({ schema, file, pointer }: MetaPlace): string {
  const words = (textIn(schema['title']) ?? '').split(/[^A-Za-z0-9]+/u).filter(Boolean);
  if (words.length === 0)
    throw new Error(`model/meta/${file}.schema.json#${pointer} needs a title, which names its type.`);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return hasKnownKeys(schema) || 'allOf' in schema ? `${name}File` : name;
}

function literal(value: unknown): string {
  return typeof value === 'string' && !value.includes("'") ? `'${value}'` : JSON.stringify(value);
}

function printedKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/u.test(key) ? key : `'${key}'`;
}

function union(members: readonly string[], indent = ''): string {
  const every = new Set(members.flatMap((member) => (/[{(]/.test(member) ? [member] : member.split(/\s*\| /u))));
  const distinct = [...every].filter((member) => member !== '' && !(member.startsWith("'") && every.has('string')));
  const line = distinct.join(' | ');
  if (line.includes('\n') || line.length + indent.length < WIDTH - 40) return line;
  return distinct.map((member) => `\n${indent}  | ${member}`).join('');
}

function spaced(type: string): string {
  return type.startsWith('\n') ? type : ` ${type}`;
}

function commentOf(schema: MetaSchema, indent: string): string {
  const text = (textIn(schema['description']) ?? '').replaceAll('*/', '*\\/');
  if (text === '') return '';
  const line = `${indent}/** ${text} */\n`;
  if (line.length <= WIDTH) return line;
  const lines = wrapped(text, WIDTH - indent.length - 3).map((each) => `${indent} * ${each}\n`);
  return `${indent}/**\n${lines.join('')}${indent} */\n`;
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
