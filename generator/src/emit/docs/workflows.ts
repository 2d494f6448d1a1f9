import { type Model, type Resource, slugOfAction, type Transition, type Workflow } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { conditionText, humanize, tableRow } from './table.ts';

export function docs({ model, paths }: Project): readonly GeneratedFile[] {
  if (!paths.docs) return [];
  const { out } = paths.docs;
  return model.resources.flatMap((resource) => {
    const { workflow } = resource;
    if (!workflow) return [];
    return {
      path: `${out}/workflows/${resource.name}.md`,
      sources: [resource.source, 'schemas/enums/'],
      resource: resource.name,
      slice: [resource.label, resource.module, workflow, statesOf(model, resource, workflow), model.languages],
      print: () => page(model, resource, workflow),
      format: false,
    };
  });
}

function statesOf(model: Model, resource: Resource, workflow: Workflow) {
  const field = resource.fields.find(({ name }) => name === workflow.field);
  if (!field || !('enum' in field)) return [];
  const values = model.enums.find(({ name }) => name === field.enum)?.values ?? [];
  return values.map(({ value, label }) => ({ state: String(value), label: humanize(label, model) }));
}

function page(model: Model, resource: Resource, workflow: Workflow): string {
  const { transitions, initial, field } = workflow;
  const arrows = transitions.flatMap((row) => row.from.map((from) => `  ${from} --> ${row.to} : ${row.name}`));
  const states = statesOf(model, resource, workflow).map(({ state, label }) => `| ${state} | ${label} |`);
  return [
    `<!-- From ${resource.source} by \`tuyen generate\`. Edit that file instead. -->`,
    '',
    `# Workflow of ${resource.name}`,
    '',
    `\`${field}\` begins as ${initial}. Any other move is answered 409.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${initial}`,
    ...new Set(arrows),
    '```',
    '',
    '| Move | Called | From | To | By | Slug | Only where | Asks for |',
    '|---|---|---|---|---|---|---|---|',
    ...transitions.map((row) => rowOf(model, resource, row)),
    '',
    '| State | Called |',
    '|---|---|',
    ...states,
    '',
  ].join('\n');
}

function rowOf(model: Model, resource: Resource, row: Transition): string {
  const { name, label, from, to, by, when, input } = row;
  return tableRow([
    name,
    humanize(label, model),
    from.join(', '),
    to,
    by.join(', '),
    by.includes('staff') ? `\`${slugOfAction(resource, name)}\`` : '',
    conditionText(when),
    input.map((field) => field.name).join(', '),
  ]);
}
