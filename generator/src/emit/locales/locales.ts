import { flowsFor, type Field, type Model, walkFields } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { pageWords } from '../portal/keys.ts';
import { SchemaWords } from './resource-words.ts';
import { treeOf } from './words.ts';

export function locales(project: Project): readonly GeneratedFile[] {
  const { admin, portal } = project.paths;
  return project.model.languages.flatMap((language) => [
    ...(admin ? [file(project, 'admin', admin.public, language, adminWords)] : []),
    ...(portal ? [file(project, 'portal', portal.public, language, portalWords)] : []),
  ]);
}

function file(
  project: Project,
  app: 'admin' | 'portal',
  folder: string,
  language: string,
  fill: (model: Model, words: SchemaWords) => void,
): GeneratedFile {
  const { model, words, schemas } = project;
  const own = words[language]?.[app] ?? {};
  return {
    path: `${folder}/locales/${language}/common.json`,
    sources: [`${schemas}/`],
    slice: [...model.resources, model.enums, model.kinds, model.menu, model.permissions, model.flows, own, language],
    print: () => {
      const tree = treeOf(own);
      fill(model, new SchemaWords(tree, language, model.languages));
      return `${JSON.stringify(tree, null, 2)}\n`;
    },
    format: false,
  };
}

function adminWords(model: Model, words: SchemaWords): void {
  for (const resource of model.resources) words.resource(resource);
  for (const each of model.enums) words.enum(each);
  for (const kind of model.kinds) words.kind(kind);
  for (const { name, title } of flowsFor(model, 'staff')) words.put(['flows', name], title);
  for (const { name, label } of model.menu) words.put(['menu', name], label);
  for (const { name, label } of model.permissions.groups) words.put(['permissions', 'groups', name], label);
  for (const { name, label, actions } of model.permissions.modules) {
    words.put(['permissions', 'modules', name], label);
    for (const action of actions) words.put(['permissions', 'actions', action.slug], action.label);
  }
}

/** The portal gets only the texts of its own forms and the labels of public fields. */
function portalWords(model: Model, words: SchemaWords): void {
  const enums = new Set<string>();
  const formats = new Set<string>();
  const note = (field: Field): void => {
    for (const [, each] of walkFields([field])) {
      if ('enum' in each) enums.add(each.enum);
      if (each.format !== undefined) formats.add(each.format);
    }
  };
  for (const page of flowsFor(model, 'portal')) {
    pageWords(model, page, words);
    for (const { field } of page.steps.flatMap(({ fields }) => fields)) note(field);
    for (const { field } of page.result?.facts ?? []) note(field);
  }
  for (const resource of model.resources) {
    const open = resource.fields.filter((field) => field.public);
    if (open.length > 0) words.put(['resources', resource.name, 'name'], resource.label);
    for (const field of open) {
      words.field(resource.name, field);
      note(field);
    }
    // The portal also needs the labels of the states, because a lookup form shows the state of the record that it
    // found.
    const state = resource.workflow?.field;
    const field = resource.fields.find(({ name }) => name === state);
    if (field) note(field);
  }
  for (const each of model.enums) if (enums.has(each.name)) words.enum(each);
  for (const kind of model.kinds) if (formats.has(kind.name)) words.kind(kind);
}
