import type { CrudAction, Resource } from '../model/resource.ts';
import type { Identity } from '../model/identity.ts';
import { foreignParts, possibleList } from './place.ts';
import type { Backend } from '../model/place.ts';
import type { Vocabulary } from './field.ts';
import { buildFields } from './field.ts';
import type { ResourceFile } from '../generated/resource.ts';
import type { Named } from './files.ts';
import { objectSchema } from './schema.ts';
import { buildOperation } from './operations.ts';
import { buildRelated } from './related.ts';
import { foreignSystemFields, systemFields } from './system-fields.ts';
import type { ToolText } from './tool-texts.ts';
import { buildForm, buildList, buildShow, buildTab, defaultTitle } from './views.ts';
import { buildWorkflow, guardWorkflowFields } from './workflow.ts';

const ALL_ACTIONS: readonly CrudAction[] = ['list', 'show', 'create', 'edit', 'delete'];

export function buildResource(
  { value: file, name, source }: Named<ResourceFile>,
  vocabulary: Vocabulary,
  identity: Identity,
  text: ToolText,
  backends: readonly Backend[] = [],
): Resource {
  const { scope = 'global', module = name } = file;
  const own = guardWorkflowFields(buildFields(file.schema, vocabulary, name), file.workflow);
  const declared = new Set(own.map((field) => field.name));
  const fields = [...own, ...(file.at ? foreignSystemFields(text) : systemFields(scope, declared, identity, text))];
  const title = file.title ?? defaultTitle(fields);
  const form = buildForm(file, fields);
  const foreign = file.at && foreignParts(file.at, name, backends);
  const list = buildList(file, fields, title);
  const actions = file.actions ?? ALL_ACTIONS;
  return {
    name,
    ...foreign,
    ...(file['x-renamed-from'] !== undefined && { renamedFrom: file['x-renamed-from'] }),
    module,
    label: file.label,
    plural: { ...file.label, ...file.plural },
    icon: file.icon ?? 'ListAlt',
    menu: file.menu === undefined ? 'other' : file.menu,
    title,
    scope,
    ...(file.owner !== undefined && { owner: file.owner }),
    source,
    fields,
    schema: objectSchema(own, file.schema),
    actions: foreign ? actions.filter((action) => foreign.capabilities.actions.includes(action)) : actions,
    list: foreign ? possibleList(list, fields, foreign) : list,
    ...(file.tabs && { tabs: file.tabs.map((tab) => buildTab(tab, { module, fields, enums: vocabulary.enums })) }),
    form: { sections: form },
    show: { sections: buildShow(file, fields, form, text('sections', 'system')) },
    ...(file.workflow && { workflow: buildWorkflow(file.workflow, vocabulary, name, module) }),
    ...(file.operations && {
      operations: file.operations.map((operation) => buildOperation(operation, vocabulary, { resource: name, module })),
    }),
    ...(file.byMonth && { byMonth: true }),
    ...(file.timeline && { timeline: true }),
    ...(file.notes && { notes: true }),
    ...(file.attachments && { attachments: true }),
    ...(file.report !== undefined && file.report !== true && { report: file.report }),
    ...(file.serves && { serves: file.serves }),
    ...(file.related && { related: file.related.map(buildRelated) }),
    ...(file.singleton && { singleton: file.singleton }),
    seed: file.at ? 0 : (file.seed ?? 10),
  };
}
