import type { Field, PhoneField, TextField } from '../../model/fields/field.ts';
import type { ImportContext, ImportRule } from '../kind.ts';

export const noRule = (): ImportRule => ({ text: '' });

/** Returns a rule with an example of the project kind that the field's format names. */
export function exampleRule({ format }: TextField | PhoneField, { say, exampleOf }: ImportContext): ImportRule {
  const example = format === undefined ? undefined : exampleOf(format);
  return {
    text:
      example === undefined
        ? ''
        : say({ en: 'For example {example}.', vi: 'Ví dụ {example}.' }).replace('{example}', example),
  };
}

/** Returns the parts of a nested value: `Name: … | Count: …`. */
export function partsOf(fields: readonly Field[], say: ImportContext['say']): string {
  return fields
    .filter(({ readOnly }) => !readOnly)
    .map(({ label }) => `${say(label)}: …`)
    .join(' | ');
}
