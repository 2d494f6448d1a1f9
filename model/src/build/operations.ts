import type { Operation } from '../model/work/operation.ts';
import { slugFor } from '../model/permission.ts';
import { buildFields, type Vocabulary } from './field.ts';
import type { OperationFile } from '../generated/resource.ts';
import { answerOwner, inputOwner } from './inline-enums.ts';
import { objectSchema } from './schema.ts';

export function buildOperation(
  file: OperationFile,
  vocabulary: Vocabulary,
  { resource, module }: { readonly resource: string; readonly module: string },
): Operation {
  const input = file.input ? buildFields(file.input, vocabulary, inputOwner(resource, file.name)) : [];
  return {
    name: file.name,
    label: file.label,
    on: file.on ?? 'record',
    slug: slugFor(module, file.slug ?? file.name),
    ...(file.when && { when: file.when }),
    input,
    ...(file.input && { schema: objectSchema(input, file.input) }),
    answer: file.answer ? buildFields(file.answer, vocabulary, answerOwner(resource, file.name)) : [],
    ...(file.result && { result: file.result }),
    ...(file.once && { once: true }),
    tone: file.tone ?? 'neutral',
  };
}
