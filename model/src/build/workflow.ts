import type { Field } from '../model/fields/field.ts';
import { slugFor } from '../model/permission.ts';
import type { Transition, Workflow } from '../model/work/workflow.ts';
import type { Vocabulary } from './field.ts';
import { buildFields } from './field.ts';
import type { TransitionFile, WorkflowFile } from '../generated/resource.ts';
import { inputOwner } from './inline-enums.ts';
import { objectSchema } from './schema.ts';

export function buildWorkflow(
  file: WorkflowFile,
  vocabulary: Vocabulary,
  resource: string,
  module: string = resource,
): Workflow {
  return {
    field: file.field,
    initial: file.initial,
    ...(file.history !== undefined && { history: file.history }),
    transitions: file.transitions.map((transition) => buildTransition(transition, vocabulary, resource, module)),
  };
}

function buildTransition(file: TransitionFile, vocabulary: Vocabulary, resource: string, module: string): Transition {
  const input = file.input ? buildFields(file.input, vocabulary, inputOwner(resource, file.name)) : [];
  return {
    name: file.name,
    ...(file.slug !== undefined && { slug: slugFor(module, file.slug) }),
    label: file.label,
    from: [file.from].flat(),
    to: file.to,
    by: [file.by].flat(),
    ...(file.when && { when: file.when }),
    input,
    ...(file.input && { schema: objectSchema(input, file.input) }),
    tone: file.tone ?? 'neutral',
    ...(file.bulk && { bulk: true }),
  };
}

/** Makes the state and its history read-only, because only transitions change them. */
export function guardWorkflowFields(fields: readonly Field[], file: WorkflowFile | undefined): readonly Field[] {
  if (!file) return fields;
  return fields.map((field) =>
    field.name === file.field || field.name === file.history
      ? { ...field, readOnly: true, ...(field.name === file.field && { default: file.initial }) }
      : field,
  );
}
