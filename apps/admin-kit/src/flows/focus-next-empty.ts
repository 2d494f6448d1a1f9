/**
 * Focuses the first required input or group of buttons that has no answer. Leaves the focus where it is if none is left,
 * so that Enter confirms.
 */
export function focusNextEmpty(form: HTMLElement): void {
  const asked = form.querySelectorAll<HTMLElement>('input[required]:not(:disabled), fieldset[data-required]');
  for (const each of asked) {
    if (each instanceof HTMLInputElement) {
      if (each.value !== '') continue;
      each.focus();
      return;
    }
    const first = each.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (!first || each.querySelector(':checked')) continue;
    first.focus();
    return;
  }
}
