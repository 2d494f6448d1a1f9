import type { WidgetProps } from '@rjsf/utils';
import type { FormField } from '../form-page.ts';
import { errorId, hintId, noteId } from './ids.ts';

export function fieldOf({ options }: Pick<WidgetProps, 'options'>): FormField {
  const field = fieldIn(options);
  if (!field) throw new Error('This widget draws a field of another form.');
  return field;
}

export function fieldIn(options: UIOptions = {}): FormField | undefined {
  // RJSF does not type custom options. `stepUiSchema` stores the field as `asks`.
  return options['asks'] as FormField | undefined;
}

type UIOptions = Readonly<Record<string, unknown>>;

export function describedBy({ id, options, rawErrors }: Pick<WidgetProps, 'id' | 'options' | 'rawErrors'>): {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
} {
  const wrong = rawErrors !== undefined && rawErrors.length > 0;
  const { hasHint, note } = options;
  const ids = [hasHint ? hintId(id) : '', note ? noteId(id) : '', wrong ? errorId(id) : ''].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(wrong && { 'aria-invalid': true as const }) };
}
