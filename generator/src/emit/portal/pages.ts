import { flowsFor, kindOf, type JsonSchema, type Model, type FlowField, type Flow, type FlowStep } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { PORTAL_PAGES, PORTAL_PARTS, type CustomPages, type Project } from '../project.ts';
import { Imports } from '../print/imports.ts';
import { literal } from '../print/jsx.ts';
import { banner } from '../print/module.ts';
import { camel, pascal } from '../print/names.ts';
import { portalPartsOf } from '../own-pages.ts';
import { codedKinds, kindsObject } from '../validators/coded-formats.ts';
import { compile } from '../validators/compile.ts';
import { wordKey } from './keys.ts';
import { pageComponent, stepsComponent } from './page-component.ts';
import { pageList } from './page-list.ts';
import { resultComponent } from './result-component.ts';

const KIT = '@tuyen/portal-kit';

export function portal(project: Project): readonly GeneratedFile[] {
  const { model, paths, customPages } = project;
  if (!paths.portal) return [];
  const { out } = paths.portal;
  return [
    ...flowsFor(model, 'portal').flatMap((flow) => flowFolder(model, flow, `${out}/${flow.name}`, customPages)),
    pageList(project, out),
    projectData(model, `${out}/project.gen.ts`),
  ];
}

function flowFolder(model: Model, flow: Flow, folder: string, pages: CustomPages = {}): readonly GeneratedFile[] {
  const owned = Object.fromEntries(
    PORTAL_PARTS.map((part) => [part, pages[PORTAL_PAGES]?.[`${flow.name}/${part}`]] as const),
  );
  const parts = portalPartsOf(flow).map((part) => {
    if (part === 'page') return pageComponent(model, flow, folder, owned);
    return part === 'steps'
      ? stepsComponent(model, flow, folder)
      : resultComponent(model, flow, folder, flow.result?.load ?? '');
  });
  return [...formFiles(model, flow, folder), ...parts];
}

function formFiles(model: Model, page: Flow, folder: string): readonly GeneratedFile[] {
  return [
    {
      path: `${folder}/form.gen.ts`,
      sources: [page.source],
      slice: [page, ...model.resources, model.kinds],
      print: () => formModule(model, page, `${folder}/form.gen.ts`),
      format: true,
    },
    ...page.steps.flatMap((step) => stepValidator(model, page, step, folder)),
  ];
}

function formModule(model: Model, page: Flow, path: string): string {
  const name = `${camel(page.name)}Form`;
  const imports = new Imports(name);
  imports.type(KIT, 'FormPage');
  const steps = page.steps.map((step) => {
    const file = `./${step.name}.gen.js`;
    const validate = imports.value(file, `validate${pascal(step.name)}`);
    const properties = [
      ['name', literal(step.name)],
      ['title', literal(`pages.${page.name}.steps.${step.name}.title`)],
      ...(step.intro ? [['intro', literal(`pages.${page.name}.steps.${step.name}.intro`)]] : []),
      ['fields', `[${step.fields.map((field) => `${literal(formField(model, page, field))},\n`).join('')}]`],
      ['validate', validate],
    ];
    return `{\n${properties.map(([name, text]) => (name === text ? `${name},\n` : `${name}: ${text},\n`)).join('')}}`;
  });
  const used = new Set(page.steps.flatMap(({ fields }) => fields.map(({ field }) => field.format)));
  const coded = codedKinds(model.kinds).filter(({ name }) => used.has(name));
  const kinds = coded.length > 0 ? `kinds: ${kindsObject(coded, path, imports)},\n` : '';
  const keep = page.keep ? `keep: ${literal(page.keep)},\n` : '';
  return [
    banner(page.source),
    imports.print(),
    `\nexport const ${name}: FormPage = {\n`,
    `name: ${literal(page.name)},\nroute: ${literal(page.route)},\ntitle: ${literal(`pages.${page.name}.title`)},\n`,
    `steps: [${steps.join(',\n')}],\nsubmit: ${literal(page.submit)},\n${keep}${kinds}};\n`,
  ].join('');
}

/** Returns a field of the portal's form. Its texts are translation keys. A list of objects has the fields of a row. */
function formField(model: Model, page: Flow, each: FlowField): Record<string, unknown> {
  const { name, ref, field, when, priced, choices, options, link } = each;
  const kind = model.kinds.find((known) => known.name === field.format);
  const { portal, numeric } = kindOf(field);
  const control = portal?.(field);
  return {
    name,
    ref,
    kind: field.kind,
    ...control,
    numeric,
    label: wordKey(model, page, each, 'label'),
    help: wordKey(model, page, each, 'help'),
    unit: wordKey(model, page, each, 'unit'),
    link: link && { label: `pages.${page.name}.links.${name}.label`, to: `pages.${page.name}.links.${name}.to` },
    required: field.required,
    when,
    ...('enum' in field ? { enum: field.enum, values: field.values } : {}),
    format: field.format,
    ...(kind
      ? {
          transform: kind.transform,
          inputMode: kind.inputMode,
          autocomplete: kind.autocomplete ?? control?.autocomplete,
        }
      : {}),
    ...('multiline' in field && field.multiline ? { multiline: true } : {}),
    ...('multiple' in field ? { multiple: field.multiple, accept: field.accept } : {}),
    ...('aspect' in field ? { aspect: field.aspect } : {}),
    ...(field.kind === 'nested-list' && { row: rowFields(model, page, each, field) }),
    priced,
    choices,
    options,
    schema: drawnSchema(field.schema),
  };
}

function rowFields(
  model: Model,
  page: Flow,
  { ref }: FlowField,
  { fields }: Extract<FlowField['field'], { kind: 'nested-list' }>,
): readonly unknown[] {
  return fields
    .filter((field) => !field.readOnly && kindOf(field).portal)
    .map((field) => formField(model, page, { name: field.name, ref: `${ref}.${field.name}`, field }));
}

/**
 * Returns the part of a field's schema that RJSF needs to draw the field. Other keywords are left out, because the
 * validator checks the value.
 */
function drawnSchema({ type, items, maxItems, default: value }: JsonSchema): JsonSchema {
  return {
    ...(type !== undefined && { type }),
    ...(items?.type !== undefined && { items: { type: items.type } }),
    ...(maxItems !== undefined && { maxItems }),
    ...(value !== undefined && { default: value }),
  };
}

function stepValidator(model: Model, page: Flow, step: FlowStep, folder: string): readonly GeneratedFile[] {
  const name = `validate${pascal(step.name)}`;
  const shared = { sources: [page.source], format: true };
  const path = `${folder}/${step.name}.gen.js`;
  return [
    {
      ...shared,
      path,
      slice: [step.schema, model.kinds, step.name],
      print: () => `${banner(page.source)}${compile(step.schema, { name, kinds: model.kinds, path })}`,
    },
    {
      ...shared,
      path: `${folder}/${step.name}.gen.d.ts`,
      slice: [step.name, page.source],
      print: () =>
        [
          banner(page.source),
          "import type { CompiledValidator } from '@tuyen/model/validation';\n\n",
          `export declare const ${name}: CompiledValidator;\n`,
        ].join(''),
    },
  ];
}

function projectData({ languages, region }: Model, path: string): GeneratedFile {
  return {
    path,
    sources: ['tuyen.config.json'],
    slice: [languages, region],
    print: () =>
      [
        banner('tuyen.config.json'),
        "import type { Region } from '@tuyen/model';\nimport { addressesOf } from '@tuyen/portal-kit/define';\n\n",
        '/** The first is the default. */\n',
        `export const languages = ${JSON.stringify(languages)} as const;\n\n`,
        'export type Language = (typeof languages)[number];\n\n',
        '/** Returns the address of a page in a language: the first at `/…`, others below `/<language>/`. */\n',
        'export const { pathIn } = addressesOf(languages);\n\n',
        '/** How times, numbers and money are written. */\n',
        `export const region: Region = ${JSON.stringify(region)};\n`,
      ].join(''),
    format: true,
  };
}
