import type { RJSFSchema } from '@rjsf/utils';
import type { FormField } from '../../form-page.ts';

/**
 * Builds the schema that RJSF renders for a step. It contains no validation rules: the step's validator checks the
 * answers.
 * @param names names of the fields to render
 */
export function drawnSchema(fields: readonly FormField[], names: readonly string[]): RJSFSchema {
  const asked = fields.filter(({ name }) => names.includes(name));
  return {
    type: 'object',
    required: asked.filter(({ required }) => required).map(({ name }) => name),
    // Cast, because RJSF's types are for an older draft of JSON Schema.
    properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])) as RJSFSchema['properties'] &
      object,
  };
}
