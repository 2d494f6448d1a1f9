/**
 * Focuses an input as soon as it renders, which can be after the form, because its code or options may still load. Does
 * nothing if the user has moved the focus elsewhere by then.
 * @returns function that cancels the wait
 */
export function focusWhenDrawn(form: HTMLElement, name: string): () => void {
  const before = document.activeElement;
  const focus = (): boolean => {
    const input = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    const { activeElement } = document;
    const isAsBefore = activeElement === before || activeElement === document.body || activeElement?.matches('h1');
    if (input && isAsBefore) input.focus();
    return input !== null;
  };
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}
