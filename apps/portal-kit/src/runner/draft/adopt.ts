import type { Formats } from '@tuyen/model';
import type { Answers, FormField, FormStep } from '../../form-page.ts';
import { fromParts } from '../../values/dates.ts';
import { momentOfLocal } from '../../values/moments.ts';
import { read } from '../../widgets/text.tsx';

export interface TypedControl {
  readonly name: string;
  readonly value: string;
  readonly type: string;
  readonly checked: boolean;
  /** The value of the control differs from the prerendered one, so the visitor or the browser's autofill changed it. */
  readonly changed: boolean;
}

/**
 * Converts controls that the visitor changed before hydration to answers. Without this, these values would be shown but
 * not sent. Unchanged controls are ignored, so a stored draft wins over them. A cleared control becomes undefined.
 */
export function adoptTyped(step: FormStep, controls: readonly TypedControl[], formats: Formats): Answers {
  const changed = step.fields.filter((field) => controls.some((control) => control.changed && isOf(field, control)));
  return Object.fromEntries(changed.map((field) => [field.name, adoptedValue(field, controls, formats)]));
}

/** A date field has three controls: day, month and year. */
function isOf({ name, widget }: FormField, control: TypedControl): boolean {
  if (control.type === 'file') return false;
  return control.name === name || (widget === 'DateWidget' && control.name.startsWith(`${name}.`));
}

function adoptedValue(field: FormField, controls: readonly TypedControl[], formats: Formats): unknown {
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
  if (typed === undefined) return undefined;
  return field.widget === 'DateTimeWidget' ? momentOfLocal(typed, formats.zone) : read(typed, field, formats);
}

export function controlsIn(document: Document): TypedControl[] {
  const selector = '.f-form :is(input, select, textarea)[name]';
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(selector)].map(
    (control) => ({
      name: control.name,
      value: control.value,
      type: control.type,
      checked: control instanceof HTMLInputElement && control.checked,
      changed: hasChanged(control),
    }),
  );
}

function hasChanged(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if (control instanceof HTMLSelectElement) {
    // A browser selects the first option of a select element if the page selects none.
    const drawn = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(drawn, 0);
  }
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}
