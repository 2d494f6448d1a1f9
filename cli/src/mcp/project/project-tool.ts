import { type Resource, textIn } from '@tuyen/model';
import { loadProjectWithCode } from '@tuyen/model/load';
import { inputOf, type Tool } from '../tool.ts';
import type { ProjectDocument } from './documents.ts';

export const projectTool = (root: string, documents: readonly ProjectDocument[]): Tool => ({
  name: 'project',
  description: 'Describe the project: its languages, apps, resources and schema files. Call this tool first.',
  input: inputOf({}),
  async run() {
    const { config, model, diagnostics } = await loadProjectWithCode(root);
    const count = (severity: string) => diagnostics.filter((each) => each.severity === severity).length;
    const problems = { errors: count('error'), warnings: count('warning') };
    const names = documents.map(({ name }) => name);
    if (!model) return { problems, next: 'The schemas have errors: call lint.', documents: names };
    const [language = 'en'] = model.languages;
    return {
      languages: model.languages,
      apps: (['admin', 'portal', 'server'] as const).filter((app) => config?.[app] !== undefined),
      plugins: config?.plugins ?? [],
      problems,
      resources: model.resources.map((resource) => outline(resource, language)),
      documents: names.filter((name) => !name.startsWith('resources/')),
    };
  },
});

function outline({ name, label, title, fields, actions, workflow, operations = [] }: Resource, language: string) {
  return {
    name,
    label: textIn(label, language),
    title,
    fields: fields.length,
    actions,
    ...(workflow && { transitions: [...new Set(workflow.transitions.map((transition) => transition.name))] }),
    ...(operations.length > 0 && { operations: operations.map((operation) => operation.name) }),
  };
}
