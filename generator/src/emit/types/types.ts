import { kindOf, textIn, type Field, type Model, type Resource } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { Imports } from '../print/imports.ts';
import { banner, doc, importPath, key } from '../print/module.ts';
import { enumType, enumTypes, namesOf, pascal, singular } from '../print/names.ts';

/**
 * One module per resource: the record that the API returns (`Vehicle`) and the body that a client sends (`VehicleInput`).
 * @param fileOf path of a resource's types
 * @param enumsFile path of the unions of enum values
 */
export function types(
  model: Model,
  fileOf: (resource: Resource) => string,
  enumsFile: string,
): readonly GeneratedFile[] {
  const enums = enumTypes(model);
  return model.resources.map((resource) => ({
    path: fileOf(resource),
    sources: [resource.source],
    resource: resource.name,
    slice: [resource.fields, resource.source, namesOf(model, resource.name), enums, enumsFile],
    print: () => print(model, resource, importPath(fileOf(resource), enumsFile)),
    format: true,
  }));
}

function print(model: Model, resource: Resource, enumsImport: string): string {
  const imports = new Imports();
  const { type } = namesOf(model, resource.name);
  const nested = new Map<string, string>();
  const printed = new Printer(model, imports, enumsImport, nested);

  const written = resource.fields.filter((field) => !field.readOnly && !field.system);
  const secrets = written.filter((field) => field.writeOnly);
  const others = resource.fields.filter((field) => !field.writeOnly && !written.includes(field));
  const input = printed.members(written, type);
  const record = printed.members(idFirst(others), type);
  const base =
    secrets.length > 0 ? `Omit<${type}Input, ${secrets.map(({ name }) => `'${name}'`).join(' | ')}>` : `${type}Input`;
  return [
    banner(resource.source),
    imports.print(),
    `\n${doc(`One of \`${resource.name}\` as the API answers it.`)}\n`,
    `export interface ${type}${written.length > 0 ? ` extends ${base}` : ''} {\n${record}}\n`,
    written.length > 0
      ? `\n${doc('What a client writes: all of it to create, some of it to change.')}\nexport interface ${type}Input {\n${input}}\n`
      : '',
    ...[...nested].map(([name, members]) => `\nexport interface ${name} {\n${members}}\n`),
  ].join('');
}

/** The id comes first; the other system fields come last. */
function idFirst(fields: readonly Field[]): readonly Field[] {
  return [...fields.filter(({ name }) => name === 'id'), ...fields.filter(({ name }) => name !== 'id')];
}

class Printer {
  readonly #model: Model;
  readonly #imports: Imports;
  readonly #enumsImport: string;
  readonly #nested: Map<string, string>;

  constructor(model: Model, imports: Imports, enumsImport: string, nested: Map<string, string>) {
    this.#model = model;
    this.#imports = imports;
    this.#enumsImport = enumsImport;
    this.#nested = nested;
  }

  members(fields: readonly Field[], owner: string): string {
    return fields.map((field) => this.#member(field, owner)).join('');
  }

  #member(field: Field, owner: string): string {
    const required = field.required && field.when === undefined;
    const always = required || (field.system && ALWAYS_ANSWERED.has(field.name));
    const type = this.#type(field, owner);
    const note = remark(field);
    const comment = note === undefined ? '' : `${doc(note)}\n`;
    return `${comment}${key(field.name)}${always ? '' : '?'}: ${type}${always ? '' : ' | null'};\n`;
  }

  #type(field: Field, owner: string): string {
    switch (field.kind) {
      case 'enum':
        return this.#enum(field.enum);
      case 'enum-list':
        return `readonly ${this.#enum(field.enum)}[]`;
      case 'nested-list':
        return `readonly ${this.#interface(field.fields, owner + pascal(singular(field.name)))}[]`;
      case 'nested-object':
        return this.#interface(field.fields, owner + pascal(field.name));
      default:
        return kindOf(field).typescript(field, (fields) => `{ ${this.members(fields, owner)} }`);
    }
  }

  #enum(name: string): string {
    return this.#imports.type(this.#enumsImport, enumType(this.#model, name));
  }

  #interface(fields: readonly Field[], name: string): string {
    if (!this.#nested.has(name)) {
      this.#nested.set(name, '');
      this.#nested.set(name, this.members(fields, name));
    }
    return name;
  }
}

const ALWAYS_ANSWERED = new Set(['id', 'version', 'created_at', 'updated_at']);

/** What the type alone does not express, for the documentation comment. */
function remark(field: Field): string | undefined {
  switch (field.kind) {
    case 'reference':
      return `The id of one of \`${field.resource}\`.`;
    case 'reference-list':
      return `Ids of \`${field.resource}\`.`;
    case 'money':
      return 'Whole units of the currency.';
    case 'date':
      return '`YYYY-MM-DD`';
    case 'month':
      return '`YYYY-MM`';
    case 'time':
      return '`HH:mm`';
    case 'date-time':
      return field.system ? undefined : 'ISO 8601, in UTC.';
    case 'file':
    case 'image':
      return field.multiple ? 'Addresses of uploads.' : 'Address of an upload.';
    default:
      return field.unit === undefined ? undefined : `Unit: ${textIn(field.unit, 'en')}.`;
  }
}
