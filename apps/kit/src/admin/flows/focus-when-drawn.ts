/**
 * Puts the focus into an input as soon as it is drawn: its code may come after the form. Not where somebody has gone elsewhere meanwhile.
 * @returns gives it up
 */
export function focusWhenDrawn(form: HTMLElement, name: string): () => void {
  const before = document.activeElement;
  const focus = (): boolean => {
    const input = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    const { activeElement } = document;
    if (input && (activeElement === before || activeElement === document.body)) input.focus();
    return input !== null;
  };
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}
