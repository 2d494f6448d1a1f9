import type { Project } from '../load/project.ts';
import type { Field } from '../model/fields/field.ts';
import type { Flow, FlowField } from '../documents/flow/flow.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { DOCUMENT_FOLDERS, type SourcedDocument } from '../model/document-kinds.ts';
import type { Enum } from '../model/model.ts';
import type { Resource } from '../model/resource.ts';
import { sameJson } from '../model/json/same-json.ts';
import type { View } from '../model/work/view.ts';
import { fieldAt } from '../model/fields/walk.ts';
import type { Renames } from './renames.ts';

type Tree = Readonly<Record<string, unknown>>;

/**
 * Returns everything that a project defines, each definition once. The Model repeats some definitions: for example, the
 * limits of a field are also in the schema of its resource. Without repetitions, one edit gives one difference.
 */
export function comparable({ model, config, locales }: Project, { modules, enums }: Renames): Tree {
  if (!model || !config) return {};
  const { title: _t, languages: _, identity: __, region: ___, letterhead: ____, backends: ______, ...others } = config;
  // Operators of plugins are left out. Both versions of the project are read with the same plugins, so their operators
  // are equal.
  const { operators: _____, ...rest } = model;
  const named = new Map(model.resources.map((resource) => [resource.name, resource]));
  return {
    ...rest,
    resources: model.resources.map(resourceTree),
    enums: model.enums.map((one) => ({ ...enumTree(one), ...renamedFrom(enums.get(one.name)) })),
    kinds: model.kinds.map(({ check: _, format: __, sample: ___, ...kind }) => kind),
    permissions: {
      ...model.permissions,
      modules: model.permissions.modules.map((one) => ({ ...one, ...renamedFrom(modules.get(one.name)) })),
    },
    ...Object.fromEntries(DOCUMENT_FOLDERS.map((folder) => [folder, model[folder].map(withoutSource)])),
    flows: model.flows.map((flow) => flowTree(flow, named)),
    config: others,
    texts: locales,
  };
}

function renamedFrom(name: string | undefined): { readonly renamedFrom?: string } {
  return name === undefined ? {} : { renamedFrom: name };
}

function withoutSource({ source: _, ...rest }: SourcedDocument): Tree {
  return rest;
}

function resourceTree({ source: _, ...resource }: Resource): Tree {
  const { workflow, operations, views } = resource;
  return {
    ...resource,
    fields: resource.fields.map(fieldTree),
    schema: objectRules(resource.schema, resource.fields),
    ...(workflow && { workflow: { ...workflow, transitions: workflow.transitions.map(askingTree) } }),
    ...(operations && {
      operations: operations.map((one) => ({ ...askingTree(one), answer: one.answer.map(fieldTree) })),
    }),
    ...(views && { views: views.map(viewTree) }),
  };
}

function askingTree({
  schema,
  input,
  ...rest
}: {
  readonly input: readonly Field[];
  readonly schema?: JsonSchema;
}): Tree {
  return { ...rest, input: input.map(fieldTree), schema: objectRules(schema ?? {}, input) };
}

/**
 * Returns the parts of an object's schema that do not follow from its fields, such as its cross-field rules.
 * `objectSchema` derives the other parts from the fields and appends the derived rules to `allOf`.
 */
function objectRules(schema: JsonSchema, fields: readonly Field[]): Tree {
  const { type: _, properties: __, required: ___, allOf = [], ...rest } = schema;
  const derived = fields.filter((field) => !field.readOnly && field.required && field.when).length;
  const written = allOf.slice(0, allOf.length - derived);
  return { ...rest, ...(written.length > 0 && { allOf: written }) };
}

/**
 * Returns a field without the keys that only repeat its schema, its enum or its nested fields. Otherwise a single edit
 * would give several differences.
 */
function fieldTree(field: Field): Tree {
  const { default: _, examples: __, ...rules } = field.schema;
  const own = Object.entries(field).filter(
    ([key, value]) => !isOfKind(field, key) && !(key in rules && sameJson(value, rules[key])),
  );
  return {
    ...Object.fromEntries(own),
    ...('fields' in field && { fields: field.fields.map(fieldTree) }),
    ...(field.kind === 'text-list' && field.item && { item: itemTree(field.item, rules.items) }),
    schema: ownRules(field, rules),
  };
}

/**
 * Returns whether a key of a field is taken from its enum, from a plugin or from a custom kind of the project. The
 * comparison of fields ignores such keys, because enums and kinds are compared separately.
 */
function isOfKind({ format, schema }: Field, key: string): boolean {
  if (key === 'values' || key === 'operators') return true;
  return format !== undefined && (key === 'pattern' || key === 'examples') && schema[key] === undefined;
}

function itemTree(item: Field, rules: JsonSchema = {}): Tree {
  const own = Object.entries(item).filter(([key, value]) => {
    const isRepeated = key === 'schema' || isOfKind(item, key) || (key in rules && sameJson(value, rules[key]));
    return !isRepeated && key !== 'label' && key !== 'renamedFrom';
  });
  return Object.fromEntries(own);
}

function ownRules(field: Field, rules: JsonSchema): Tree {
  if (field.kind === 'nested-object' || field.kind === 'localized-text') return objectRules(rules, field.fields);
  const { enum: _, items, ...rest } = rules;
  if (field.kind === 'nested-list') {
    const inner = objectRules(items ?? {}, field.fields);
    return { ...rest, ...(Object.keys(inner).length > 0 && { items: inner }) };
  }
  if (!('enum' in field)) return rules;
  const { enum: __, ...inner } = items ?? {};
  return { ...rest, ...(items && { items: inner }) };
}

function enumTree({ source: _, renamedValues = {}, values, ...rest }: Enum): Tree {
  return { ...rest, values: values.map((one) => ({ ...one, ...renamedFrom(renamedValues[String(one.value)]) })) };
}

function flowTree({ source: _, steps, ...flow }: Flow, resources: ReadonlyMap<string, Resource>): Tree {
  return {
    ...flow,
    steps: steps.map(({ schema: __, fields, ...step }) => ({
      ...step,
      fields: fields.map((field) => flowFieldTree(field, resources)),
    })),
  };
}

function flowFieldTree({ field, ...asked }: FlowField, resources: ReadonlyMap<string, Resource>): Tree {
  const [resource = '', ...path] = asked.ref.split('.');
  const origin = fieldAt(resources.get(resource)?.fields ?? [], path);
  const same: Tree = origin ? fieldTree(origin) : {};
  const own = Object.entries(fieldTree(field)).filter(
    ([key, value]) => key === 'required' || !sameJson(value, same[key]),
  );
  return { ...asked, field: Object.fromEntries(own) };
}

/** Replaces the fields of a view by their paths, because the fields themselves are compared in their own resources. */
function viewTree(view: View): Tree {
  const parts = Object.entries(view.parts).map(([name, fields]) => [name, fields.map(({ path }) => path)]);
  return { ...view, parts: Object.fromEntries(parts) };
}
