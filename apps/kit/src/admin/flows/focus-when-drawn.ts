/**
 * Puts the focus into an input as soon as it is drawn: its code or its choices may come after the form, and the focus may have been moved
 * to the heading meanwhile, as on every page. Not where somebody has gone elsewhere.
 * @returns gives it up
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
