import type { Answers, FormField, FormStep } from '../../form-page.ts';
import { fromParts } from '../../values/dates.ts';
import { read } from '../../widgets/text.tsx';

/** One control of the prerendered form as the browser has it. */
export interface TypedControl {
  readonly name: string;
  readonly value: string;
  readonly type: string;
  readonly checked: boolean;
}

/**
 * People type before the script is loaded: the values of the controls become answers. Without this they would be shown and not
 * sent.
 */
export function adoptTyped(step: FormStep, controls: readonly TypedControl[]): Answers {
  const adopted = step.fields.map((field) => [field.name, adoptedValue(field, controls)]);
  return Object.fromEntries(adopted.filter(([, value]) => value !== undefined));
}

function adoptedValue(field: FormField, controls: readonly TypedControl[]): unknown {
  if (field.widget === 'DateWidget') {
    const part = (name: string) => controls.find((control) => control.name === `${field.name}.${name}`)?.value ?? '';
    return fromParts({ day: part('day'), month: part('month'), year: part('year') });
  }
  const own = controls.filter((control) => control.name === field.name && control.type !== 'file');
  if (own.some(({ type }) => type === 'radio' || type === 'checkbox')) {
    const ticked = own.filter(({ checked }) => checked).map(({ value }) => value);
    if (field.widget === 'BooleanWidget') return ticked.length > 0 ? true : undefined;
    const chosen = (field.values ?? []).filter((value) => ticked.includes(String(value)));
    if (chosen.length === 0) return undefined;
    return field.widget === 'EnumListWidget' ? chosen : chosen[0];
  }
  const typed = own[0]?.value;
  return typed === undefined ? undefined : read(typed, field);
}

/** The controls of the forms on the page. */
export function controlsIn(document: Document): TypedControl[] {
  const selector = '.f-form :is(input, select, textarea)[name]';
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(selector)].map(
    (control) => ({
      name: control.name,
      value: control.value,
      type: control.type,
      checked: control instanceof HTMLInputElement && control.checked,
    }),
  );
}
