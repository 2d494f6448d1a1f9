import { isAlways, isFilled, kindOf, type Field, type Model, type Resource } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { Imports } from '../print/imports.ts';
import { banner, doc, importPath, key } from '../print/module.ts';
import { enumType, enumTypes, namesOf, pascal, singular } from '../print/names.ts';

/**
 * One module per resource with the type of its records inside the server (`Vehicle`), and one with all of them by name (`Records`).
 * @param folder where the modules are; the unions of enum values are there too
 */
export function types(model: Model, folder: string): readonly GeneratedFile[] {
  const enums = enumTypes(model);
  return [
    ...model.resources.map((resource) => ({
      path: fileOf(folder, resource),
      sources: [resource.source],
      resource: resource.name,
      slice: [
        resource.fields,
        resource.workflow?.field,
        resource.workflow?.history,
        resource.singleton,
        resource.source,
        namesOf(model, resource.name),
        enums,
      ],
      print: () => print(model, resource),
      format: true,
    })),
    {
      path: `${folder}/index.gen.ts`,
      sources: model.resources.map(({ source }) => source),
      slice: model.resources.map(({ name }) => [name, namesOf(model, name)]),
      print: () => printRecords(model, folder),
      format: true,
    },
  ];
}

const fileOf = (folder: string, { name }: Resource): string => `${folder}/${name}.gen.ts`;

function print(model: Model, resource: Resource): string {
  const imports = new Imports();
  const { type } = namesOf(model, resource.name);
  const nested = new Map<string, string>();
  const printed = new Printer(model, imports, nested);
  const members = printed.members(idFirst(resource.fields), type, (field) => isAlways(field, resource));
  return [
    banner(resource.source),
    imports.print(),
    `\n${doc(`One of \`${resource.name}\` inside the server, secrets included.`)}\n`,
    `export type ${type} = {\n${members}};\n`,
    ...[...nested].map(([name, inner]) => `\nexport type ${name} = {\n${inner}};\n`),
  ].join('');
}

function printRecords(model: Model, folder: string): string {
  const imports = new Imports();
  const index = `${folder}/index.gen.ts`;
  const members = model.resources.map((resource) => {
    const { type } = namesOf(model, resource.name);
    return `${key(resource.name)}: ${imports.type(importPath(index, fileOf(folder, resource)), type)};\n`;
  });
  return [
    '// From the schemas of all resources by `tuyen generate`. Edit those instead.\n',
    imports.print(),
    `\n${doc('The records of every resource, by its name.')}\nexport type Records = {\n${members.join('')}};\n`,
  ].join('');
}

/** The id comes first; the other system fields come last. */
function idFirst(fields: readonly Field[]): readonly Field[] {
  return [...fields.filter(({ name }) => name === 'id'), ...fields.filter(({ name }) => name !== 'id')];
}

class Printer {
  readonly #model: Model;
  readonly #imports: Imports;
  readonly #nested: Map<string, string>;

  constructor(model: Model, imports: Imports, nested: Map<string, string>) {
    this.#model = model;
    this.#imports = imports;
    this.#nested = nested;
  }

  members(fields: readonly Field[], owner: string, always: (field: Field) => boolean = isFilled): string {
    return fields.map((field) => this.#member(field, owner, always(field))).join('');
  }

  #member(field: Field, owner: string, always: boolean): string {
    const type = this.#type(field, owner);
    const note = kindOf(field).remark(field);
    const comment = note === undefined ? '' : `${doc(note)}\n`;
    return `${comment}${key(field.name)}${always ? '' : '?'}: ${type}${always ? '' : ' | null'};\n`;
  }

  #type(field: Field, owner: string): string {
    return kindOf(field).typescript(field, {
      enumOf: (one) => this.#chosen(one) ?? this.#enum(one.enum),
      objectOf: ({ kind, name, fields }) =>
        this.#interface(fields, owner + pascal(kind === 'nested-list' ? singular(name) : name)),
    });
  }

  /** The values that can be chosen at all, where they are not all of the enum's. */
  #chosen({ options = [] }: Field): string | undefined {
    const rule = options.find(({ when, values }) => when === undefined && values !== undefined);
    return rule?.values?.map((value) => JSON.stringify(value)).join(' | ');
  }

  #enum(name: string): string {
    return this.#imports.type('./enums.gen.ts', enumType(this.#model, name));
  }

  #interface(fields: readonly Field[], name: string): string {
    if (!this.#nested.has(name)) {
      this.#nested.set(name, '');
      this.#nested.set(name, this.members(fields, name));
    }
    return name;
  }
}
