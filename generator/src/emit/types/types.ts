import {
  isAlways,
  isFilled,
  kindOf,
  type Field,
  type Model,
  type Operation,
  type Resource,
  type Workflow,
} from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { Imports } from '../print/imports.ts';
import { banner, doc, importPath, key } from '../print/module.ts';
import { enumType, enumTypes, namesOf, pascal, singular } from '../print/names.ts';

/**
 * Returns one module per resource with three types. `Vehicle` is a record inside the server, `VehicleTransitions`
 * contains the inputs of its transitions, and `VehicleOperations` contains the inputs of its operations. One more
 * module maps resource names to these types (`Records`, `Transitions`, `Operations`).
 * @param folder the folder in which the modules and the enum types are generated
 */
export function types(model: Model, folder: string): readonly GeneratedFile[] {
  const enums = enumTypes(model);
  return [
    ...model.resources.map((resource) => ({
      path: typesFile(folder, resource),
      sources: [resource.source],
      resource: resource.name,
      slice: [
        resource.fields,
        resource.workflow?.field,
        resource.workflow?.history,
        resource.workflow?.transitions.map(({ name, input }) => [name, input]),
        resource.operations?.map(({ name, on, input, answer }) => [name, on, input, answer]),
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
      slice: model.resources.map(({ name, workflow, operations }) => [
        name,
        namesOf(model, name),
        workflow !== undefined,
        operations !== undefined,
      ]),
      print: () => printRecords(model, folder),
      format: true,
    },
  ];
}

export const typesFile = (folder: string, { name }: Resource): string => `${folder}/${name}.gen.ts`;

function print(model: Model, resource: Resource): string {
  const { type } = namesOf(model, resource.name);
  const imports = new Imports(type, `${type}Transitions`, `${type}Operations`);
  const printed = new Printer(model, imports);
  const members = printed.members(idFirst(resource.fields), type, (field) => holds(field, resource));
  const inputs = resource.workflow && printed.inputs(resource.workflow, type);
  const operations = resource.operations?.map((operation) => printed.operation(operation, type)).join('');
  return [
    banner(resource.source),
    imports.print(),
    `\n${doc(describe(resource))}\n`,
    `export type ${type} = {\n${members}};\n`,
    inputs === undefined
      ? ''
      : `\n${doc(`What the transitions of \`${resource.name}\` are given, by name.`)}\nexport type ${type}Transitions = {\n${inputs}};\n`,
    operations === undefined
      ? ''
      : `\n${doc(`What the operations of \`${resource.name}\` act on, are given and answer, by name.`)}\nexport type ${type}Operations = {\n${operations}};\n`,
    ...printed.nested.map(({ name, members }) => `\nexport type ${name} = {\n${members}};\n`),
  ].join('');
}

/**
 * Returns whether a field always has a value. An office stores only settings that differ from the parent office. The
 * type describes the effective settings, in which a field with a default always has a value.
 */
function holds(field: Field, resource: Resource): boolean {
  const byDefault = resource.singleton && field.default !== undefined && field.default !== null;
  return byDefault || isAlways(field, resource);
}

function describe({ name, singleton }: Resource): string {
  return singleton
    ? `What \`${name}\` say in an office, secrets included: its own values, those of the offices above, the defaults.`
    : `One of \`${name}\` inside the server, secrets included.`;
}

function printRecords(model: Model, folder: string): string {
  const imports = new Imports('Records', 'Transitions', 'Operations');
  const index = `${folder}/index.gen.ts`;
  const member = (resource: Resource, suffix = ''): string => {
    const type = `${namesOf(model, resource.name).type}${suffix}`;
    return `${key(resource.name)}: ${imports.type(importPath(index, typesFile(folder, resource)), type)};\n`;
  };
  const records = model.resources.map((resource) => member(resource));
  const moved = model.resources.filter(({ workflow }) => workflow).map((resource) => member(resource, 'Transitions'));
  const operated = model.resources
    .filter(({ operations }) => operations)
    .map((resource) => member(resource, 'Operations'));
  return [
    '// From the schemas of all resources by `tuyen generate`. Edit those instead.\n',
    imports.print(),
    `\n${doc('The records of every resource, by its name.')}\nexport type Records = {\n${records.join('')}};\n`,
    `\n${doc('The transitions of every resource with a workflow, by its name.')}\nexport type Transitions = {\n${moved.join('')}};\n`,
    `\n${doc('The operations of every resource that declares some, by its name.')}\nexport type Operations = {\n${operated.join('')}};\n`,
  ].join('');
}

function idFirst(fields: readonly Field[]): readonly Field[] {
  return [...fields.filter(({ name }) => name === 'id'), ...fields.filter(({ name }) => name !== 'id')];
}

/**
 * A nested object and the name of its type. The name differs from `wanted` if another type already has that name: for
 * example, the fields `a_1` and `a1` would give the same type name.
 */
interface Nested {
  readonly wanted: string;
  readonly fields: readonly Field[];
  readonly name: string;
  members: string;
}

class Printer {
  readonly #model: Model;
  readonly #imports: Imports;
  readonly #nested: Nested[] = [];

  constructor(model: Model, imports: Imports) {
    this.#model = model;
    this.#imports = imports;
  }

  get nested(): readonly Nested[] {
    return this.#nested;
  }

  members(fields: readonly Field[], owner: string, always: (field: Field) => boolean = isFilled): string {
    return fields.map((field) => this.#member(field, owner, always(field))).join('');
  }

  /** Transitions of a workflow with the same name are one operation of the API, whatever state they start from. */
  inputs({ transitions }: Workflow, owner: string): string {
    return [...Map.groupBy(transitions, ({ name }) => name)]
      .map(([name, rows]) => {
        const fields = new Map(rows.flatMap(({ input }) => input.map((field) => [field.name, field])));
        const everywhere = (field: Field): boolean =>
          isFilled(field) && rows.every(({ input }) => input.some((one) => one.name === field.name && isFilled(one)));
        const members = this.members([...fields.values()], owner + pascal(name), everywhere);
        return `${key(name)}: ${members === '' ? this.#empty() : `{\n${members}}`};\n`;
      })
      .join('');
  }

  operation({ name, on, input, answer }: Operation, owner: string): string {
    const given = this.#object(input, owner + pascal(name));
    const answered = this.#object(answer, `${owner}${pascal(name)}Answer`);
    return `${key(name)}: {\non: '${on}';\ninput: ${given};\nanswer: ${answered};\n};\n`;
  }

  #object(fields: readonly Field[], owner: string): string {
    return fields.length === 0 ? this.#empty() : `{\n${this.members(fields, owner)}}`;
  }

  #member(field: Field, owner: string, always: boolean): string {
    const type = this.#type(field, owner);
    const note = kindOf(field).remark?.(field);
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

  #chosen({ options = [] }: Field): string | undefined {
    const rule = options.find(({ when, values }) => when === undefined && values !== undefined);
    return rule?.values?.map((value) => JSON.stringify(value)).join(' | ');
  }

  #enum(name: string): string {
    return this.#imports.type('./enums.gen.ts', enumType(this.#model, name));
  }

  /**
   * In the module of a resource named `records`, `Record` is the type of that resource's records, so TypeScript's own
   * `Record` cannot be used.
   */
  #empty(): string {
    return this.#imports.has('Record') ? '{}' : 'Record<never, never>';
  }

  #interface(fields: readonly Field[], wanted: string): string {
    const known = this.#nested.find((each) => each.wanted === wanted && each.fields === fields);
    if (known) return known.name;
    const made: Nested = { wanted, fields, name: this.#imports.declare(wanted), members: '' };
    this.#nested.push(made);
    made.members = this.members(fields, made.name);
    return made.name;
  }
}
