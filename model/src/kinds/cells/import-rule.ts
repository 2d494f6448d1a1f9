import type { Field, PhoneField, TextField } from '../../model/fields/field.ts';
import type { ImportContext, ImportRule } from '../kind.ts';

export const noRule = (): ImportRule => ({ text: '' });

/**
 * Returns the import instructions for a text whose `format` names a kind that the project defines. They contain an
 * example of that kind.
 */
export function exampleRule({ format }: TextField | PhoneField, { say, exampleOf }: ImportContext): ImportRule {
  const example = format === undefined ? undefined : exampleOf(format);
  return {
    text:
      example === undefined
        ? ''
        : say({ en: 'For example {example}.', vi: 'Ví dụ {example}.' }).replace('{example}', example),
  };
}

/**
 * Returns the import instructions for a cell that contains a nested object, with the labels of its fields: `Name: … |
 * Count: …`.
 */
export function nestedPattern(fields: readonly Field[], say: ImportContext['say']): string {
  return fields
    .filter(({ readOnly }) => !readOnly)
    .map(({ label }) => `${say(label)}: …`)
    .join(' | ');
}
