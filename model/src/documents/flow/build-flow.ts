import type { Field } from '../../model/fields/field.ts';
import { fieldAt } from '../../model/fields/walk.ts';
import type { Condition, JsonSchema } from '../../model/json/json-schema.ts';
import type { OptionRule } from '../../model/json/options.ts';
import type { FlowField, Flow, FlowKeep, FlowPage, FlowResult, FlowStep, FlowTask } from './flow.ts';
import type { Resource } from '../../model/resource.ts';
import type { FlowFieldFile, FlowFile, FlowResultFile, FlowStepFile } from '../../generated/flow.ts';
import type { Named } from '../../build/files.ts';
import { slugFor } from '../../model/permission.ts';
import { fieldsOfModel } from '../../placeholders/model-fields.ts';
import { viewFields } from '../../view-kinds/view-fields.ts';
import { filled, ifThen } from '../../build/schema.ts';

export function buildFlow(
  { value: file, name, source }: Named<FlowFile>,
  resources: ReadonlyMap<string, Resource>,
): Flow {
  const written = file.steps.flatMap((step) => step.fields.map(fieldFile));
  const nameOf = new Map(written.map((field) => [field.field, answerName(field)]));
  const conditions = conditionsOf(written, resources, nameOf);
  const choices = choicesOf(written, resources, nameOf);
  const task = file.for === 'staff' ? taskOf(file, resources) : undefined;
  return {
    name,
    source,
    for: file.for,
    route: file.route ?? `/flows/${name}`,
    title: file.title,
    ...(task && { icon: file.icon ?? 'PlaylistAddCheck', ...(file.menu !== undefined && { menu: file.menu }), task }),
    ...(file.for === 'portal' && { page: pageOf(file, source) }),
    ...(file.for === 'portal' && file.result && { result: resultOf(file.result, source, resources) }),
    ...(file.for === 'portal' && file.keep && { keep: keepOf(file.keep) }),
    steps: file.steps.map((step) => buildStep(step, resources, { conditions, choices, audience: file.for })),
    submit: {
      method: file.submit.method ?? 'POST',
      path: file.submit.path,
      captcha: file.submit.captcha ?? false,
      idempotent: task !== undefined || (file.submit.idempotent ?? false),
      ...(file.submit.quote !== undefined && { quote: file.submit.quote }),
    },
  };
}

function taskOf({ submit, name }: FlowFile, resources: ReadonlyMap<string, Resource>): FlowTask {
  const [of = '', , operation] = submit.path.split('/');
  const resource = resources.get(of);
  const slug = operation
    ? resource?.operations?.find((one) => one.name === operation)?.slug
    : resource && slugFor(resource.module, 'create');
  if (slug === undefined) throw new Error(`The flow "${name}" does nothing, although it has passed the checks.`);
  return {
    resource: of,
    ...(operation !== undefined && { operation }),
    slug,
    ...(submit.price !== undefined && { price: submit.price }),
    ...(submit.payment && { payment: submit.payment }),
    shows: submit.shows ?? [],
    ...(submit.print !== undefined && { print: submit.print }),
    links: submit.links ?? [],
  };
}

function pageOf({ name, page = {} }: FlowFile, source: string): FlowPage {
  const { form_title: formTitle, look = 'form', noindex = false, above, below, around, gate, ...rest } = page;
  return {
    name,
    ...rest,
    look,
    noindex,
    ...(formTitle && { formTitle }),
    ...modulesOf({ above, below, around, gate }, source),
  };
}

function keepOf({ device_hours: deviceHours, link_hours: linkHours }: NonNullable<FlowFile['keep']>): FlowKeep {
  return { ...(deviceHours !== undefined && { deviceHours }), ...(linkHours !== undefined && { linkHours }) };
}

function resultOf(
  { facts = [], sent, body, ...rest }: FlowResultFile,
  source: string,
  resources: ReadonlyMap<string, Resource>,
): FlowResult {
  return {
    ...rest,
    facts: facts.map((ref) => ({ name: answerName({ field: ref }), ref, field: fieldNamed(resources, ref) })),
    ...modulesOf({ sent, body }, source),
  };
}

function modulesOf<Name extends string>(
  modules: Readonly<Record<Name, string | undefined>>,
  source: string,
): Partial<Record<Name, string>> {
  const written = Object.entries<string | undefined>(modules).flatMap(([name, module]) =>
    module === undefined ? [] : [[name, moduleAt(source, module)]],
  );
  return Object.fromEntries(written);
}

/** Resolves a relative path without `node:path`, which does not exist in browsers. */
function moduleAt(source: string, module: string): string {
  return decodeURIComponent(new URL(module, `file:///${source}`).pathname).slice(1);
}

interface FlowFieldContext {
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly choices: ReadonlyMap<string, readonly OptionRule[]>;
  readonly audience: Flow['for'];
}

function buildStep(file: FlowStepFile, resources: ReadonlyMap<string, Resource>, context: FlowFieldContext): FlowStep {
  const fields = file.fields.map((field) => buildFlowField(fieldFile(field), resources, context));
  return {
    name: file.name,
    title: file.title,
    ...(file.intro && { intro: file.intro }),
    fields,
    schema: stepSchema(fields),
  };
}

function buildFlowField(
  file: FlowFieldFile,
  resources: ReadonlyMap<string, Resource>,
  { conditions, choices, audience }: FlowFieldContext,
): FlowField {
  const name = answerName(file);
  // Omits the condition of the resource's field, which uses names of the resource. The flow has its own condition,
  // which uses names of the flow.
  const { when: _when, options, ...field } = fieldNamed(resources, file.field);
  const when = conditions.get(name);
  const rules = choices.get(name);
  return {
    name,
    ref: file.field,
    field: {
      ...field,
      ...(file.label && { label: file.label }),
      ...(file.help && { help: file.help }),
      ...(file.required !== undefined && { required: file.required }),
      // Inputs of the back-office also apply the `x-options` rules that depend on records. The portal leaves them to
      // the server.
      ...(audience === 'staff' && options && { options }),
    },
    ...(when && { when }),
    ...(rules && { choices: rules }),
    ...(file.link && { link: file.link }),
    ...(file.default !== undefined && { default: file.default }),
    ...(file.control && { control: file.control }),
    ...(file.lookup !== undefined && { lookup: file.lookup }),
    ...(file.shows && { shows: file.shows }),
    ...pictureOf(file, field, resources),
    ...(file.fills && { fills: file.fills }),
    ...(file.priced === true && { priced: true }),
    ...(file.options && {
      options: {
        path: file.options.path,
        value: file.options.value ?? 'id',
        label: file.options.label ?? '{name}',
        ...(file.options.hint !== undefined && { hint: file.options.hint }),
        ...(file.options.required_by !== undefined && { requiredBy: file.options.required_by }),
        ...(file.options.preselect !== undefined && { preselect: file.options.preselect }),
        ...(file.options.confirm !== undefined && { confirm: file.options.confirm }),
        ...(file.options.confirmed !== undefined && { confirmed: file.options.confirmed }),
        search: file.options.search ?? false,
      },
    }),
  };
}

function pictureOf(
  { picture }: FlowFieldFile,
  field: Pick<Field, 'kind'>,
  resources: ReadonlyMap<string, Resource>,
): Pick<FlowField, 'picture'> {
  const target = 'resource' in field && typeof field.resource === 'string' ? resources.get(field.resource) : undefined;
  if (picture === undefined || !target) return {};
  const fieldsOf = fieldsOfModel({ resources: [...resources.values()] });
  const [found] = viewFields([picture], { resource: target, fieldsOf });
  return found ? { picture: found } : {};
}

/**
 * Returns a schema for the answers up to this step, because a condition may refer to an earlier step. Fields with a
 * condition are inside `then`, so that a form that resolves conditions shows them only if the condition is true.
 */
function stepSchema(fields: readonly FlowField[]): JsonSchema {
  const always = fields.filter((field) => !field.when);
  const groups = Map.groupBy(
    fields.filter((field) => field.when),
    (field) => JSON.stringify(field.when),
  );
  const rules = [...groups.values()].map((group) => ifThen(group[0]?.when ?? {}, answers(group)));
  return { type: 'object', ...answers(always), ...(rules.length > 0 && { allOf: rules }) };
}

function answers(fields: readonly FlowField[]): JsonSchema {
  const required = fields.filter(({ field }) => field.required).map(({ name }) => name);
  return {
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      fields.map(({ name, field }) => [name, field.required ? filled(field.schema) : field.schema]),
    ),
  };
}

function conditionsOf(
  written: readonly FlowFieldFile[],
  resources: ReadonlyMap<string, Resource>,
  nameOf: ReadonlyMap<string, string>,
): ReadonlyMap<string, Condition> {
  const own = new Map<string, Condition>();
  for (const file of written) {
    const condition = { ...inherited(file.field, resources, nameOf), ...file.when };
    const named = Object.entries(condition).map(([ref, wanted]) => [nameOf.get(ref) ?? ref, wanted] as const);
    if (named.length > 0) own.set(answerName(file), Object.fromEntries(named));
  }
  return new Map([...own.keys()].map((name) => [name, withAncestors(name, own)]));
}

/**
 * Returns the `x-when` condition of the resource's field. Omits conditions on fields that the flow does not contain.
 */
function inherited(
  ref: string,
  resources: ReadonlyMap<string, Resource>,
  nameOf: ReadonlyMap<string, string>,
): Condition {
  const parent = ref.slice(0, ref.lastIndexOf('.'));
  const siblings = Object.entries(fieldNamed(resources, ref).when ?? {}).map(
    ([sibling, wanted]) => [`${parent}.${sibling}`, wanted] as const,
  );
  return Object.fromEntries(siblings.filter(([sibling]) => nameOf.has(sibling)));
}

/**
 * Returns the `x-options` rules that limit the choices of a flow's fields, in names of the flow. Omits rules on fields
 * that the flow does not ask for, and rules on records: the server enforces these, because it provides the lists of
 * choices.
 */
function choicesOf(
  written: readonly FlowFieldFile[],
  resources: ReadonlyMap<string, Resource>,
  nameOf: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly OptionRule[]> {
  const found = written.map((file): [string, readonly OptionRule[]] => {
    const parent = file.field.slice(0, file.field.lastIndexOf('.'));
    const rules = fieldNamed(resources, file.field).options ?? [];
    return [answerName(file), rules.flatMap((rule) => onPage(rule, (sibling) => nameOf.get(`${parent}.${sibling}`)))];
  });
  return new Map(found.filter(([, rules]) => rules.length > 0));
}

function onPage({ when = {}, values }: OptionRule, named: (sibling: string) => string | undefined): OptionRule[] {
  const siblings = Object.entries(when);
  const asked = siblings.flatMap(([sibling, wanted]) => {
    const name = named(sibling);
    return name === undefined ? [] : [[name, wanted] as const];
  });
  if (!values || asked.length < siblings.length) return [];
  return [{ ...(asked.length > 0 && { when: Object.fromEntries(asked) }), values }];
}

/**
 * Returns the condition of a field, combined with the conditions of all fields on which it depends. The loop ends,
 * because it visits each name once.
 */
function withAncestors(name: string, own: ReadonlyMap<string, Condition>): Condition {
  let condition: Condition = {};
  const queue = [name];
  const seen = new Set<string>();
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    condition = { ...own.get(next), ...condition };
    queue.push(...Object.keys(own.get(next) ?? {}));
  }
  return condition;
}

export function fieldFile(field: string | FlowFieldFile): FlowFieldFile {
  return typeof field === 'string' ? { field } : field;
}

export function answerName(file: { readonly field: string; readonly as?: string }): string {
  return file.as ?? file.field.slice(file.field.lastIndexOf('.') + 1);
}

function fieldNamed(resources: ReadonlyMap<string, Resource>, ref: string): Field {
  const [resource = '', ...path] = ref.split('.');
  const found = fieldAt(resources.get(resource)?.fields ?? [], path);
  if (!found) throw new Error(`No field is named "${ref}", although the flow has passed the checks.`);
  return found;
}
