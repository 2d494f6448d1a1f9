import type { RJSFSchema } from '@rjsf/utils';
import type { FormField } from '../../form-page.ts';

/**
 * What RJSF draws of a step. It has no rules: the step's validator checks the answers.
 * @param names the fields that are asked for
 */
export function drawnSchema(fields: readonly FormField[], names: readonly string[]): RJSFSchema {
  const asked = fields.filter(({ name }) => names.includes(name));
  return {
    type: 'object',
    required: asked.filter(({ required }) => required).map(({ name }) => name),
    // RJSF's type is of an older draft of JSON Schema.
    properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])) as RJSFSchema['properties'] &
      object,
  };
}
