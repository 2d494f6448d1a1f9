import type { Model, Operation, Resource } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import { conditionText, humanize, tableRow } from './table.ts';

export function operationDocs({ model, paths }: Project): readonly GeneratedFile[] {
  const resources = model.resources.filter(({ operations = [] }) => operations.length > 0);
  if (!paths.docs || resources.length === 0) return [];
  return [
    {
      path: `${paths.docs.out}/operations.md`,
      sources: resources.map(({ source }) => source),
      slice: [resources.map(({ name, label, operations }) => [name, label, operations]), model.languages],
      print: () => page(model, resources),
      format: false,
    },
  ];
}

function page(model: Model, resources: readonly Resource[]): string {
  const rows = resources.flatMap((resource) =>
    (resource.operations ?? []).map((operation) => rowOf(model, resource, operation)),
  );
  return [
    '<!-- From schemas/resources/ by `tuyen generate`. Edit those files instead. -->',
    '',
    '# Operations',
    '',
    'What can be done beyond the base actions and the workflows. Each is a `POST`; where its condition does not hold it is answered 409.',
    '',
    '| Path | Called | Slug | Only where | Asks for | Answers |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function rowOf(model: Model, { name: resource }: Resource, operation: Operation): string {
  const { name, label, on, slug, when, input, answer } = operation;
  return tableRow([
    `\`${resource}${on === 'record' ? '/{id}' : ''}/operations/${name}\``,
    humanize(label, model),
    `\`${slug}\``,
    conditionText(when),
    input.map((field) => field.name).join(', '),
    answer.map((field) => field.name).join(', '),
  ]);
}
