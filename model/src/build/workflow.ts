import type { Field } from '../model/fields/field.ts';
import { slugFor } from '../model/permission.ts';
import { TRANSITION_EFFECTS, type TransitionEffect } from '../model/work/transition-effects.ts';
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

/** Makes fields read-only that only an effect of a transition changes. */
export function guardWorkflowFields(fields: readonly Field[], file: WorkflowFile | undefined): readonly Field[] {
  if (!file) return fields;
  const guards = TRANSITION_EFFECTS.flatMap((effect) => GUARDS[effect](file) ?? []);
  return fields.map((field) => {
    const guard = guards.find(({ name }) => name === field.name);
    return guard ? { ...field, readOnly: true, ...guard.initial } : field;
  });
}

interface Guard {
  readonly name: string;
  readonly initial?: Pick<Field, 'default'>;
}

/**
 * Field that only the effect of a transition changes. Undefined if forms and other writes may change the same fields,
 * too.
 */
const GUARDS: Readonly<Record<TransitionEffect, (file: WorkflowFile) => Guard | undefined>> = {
  input: () => undefined,
  hook: () => undefined,
  state: ({ field, initial }) => ({ name: field, initial: { default: initial } }),
  history: ({ history }) => (history === undefined ? undefined : { name: history }),
};
