import type { Field } from '../model/fields/field.ts';
import { pluralForm } from '../model/plural-form.ts';
import { textIn } from '../model/text.ts';

export function unitRemark({ unit }: Field): string | undefined {
  return unit && `Unit: ${pluralForm(textIn(unit, 'en'), undefined, 'en')}.`;
}
