/**
 * Returns whether the user is entering something, so that the record on the page must stay as it is: in a dialog, in a
 * field with a value, or where a part of the page says so by `data-busy`.
 */
export function isReaderBusy(page: Document = document): boolean {
  if (page.querySelector('[role="dialog"], [data-busy]')) return true;
  const { activeElement } = page;
  if (activeElement instanceof HTMLTextAreaElement) return activeElement.value !== '';
  if (activeElement instanceof HTMLInputElement) return TYPED.has(activeElement.type) && activeElement.value !== '';
  return activeElement !== null && activeElement.closest('[contenteditable="true"]') !== null;
}

const TYPED: ReadonlySet<string> = new Set(['text', 'search', 'number', 'email', 'tel', 'url', 'password', 'date']);
