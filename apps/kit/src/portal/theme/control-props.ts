import type { WidgetProps } from '@rjsf/utils';
import type { FormField } from '../form-page.ts';
import { errorId, hintId, noteId } from './ids.ts';

/** The portal's own field that a widget draws; the step's uiSchema carries it as the option `asks`. */
export function fieldOf(props: Pick<WidgetProps, 'options'>): FormField {
  return props.options['asks'] as FormField;
}

/** What ties a control to its hint and error for assistive technology. */
export function describedBy({ id, options, rawErrors }: Pick<WidgetProps, 'id' | 'options' | 'rawErrors'>): {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
} {
  const wrong = rawErrors !== undefined && rawErrors.length > 0;
  const { hasHint, note } = options;
  const ids = [hasHint ? hintId(id) : '', note ? noteId(id) : '', wrong ? errorId(id) : ''].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(wrong && { 'aria-invalid': true as const }) };
}
