/** A key that does something on the page that is shown. */
export interface KeyBinding {
  /** A capital letter, a digit, or a sign such as `?`. */
  readonly key: string;
  /** What it does, for a list of the keys. */
  readonly label: string;
  readonly run: () => void;
}

/** Read anew for each key press: a page binds once and changes what its keys do. */
type Source = () => readonly KeyBinding[];

const sources: Source[] = [];
const listeners = new Set<() => void>();
let bound: readonly KeyBinding[] = [];
let allowed = true;

/** Whether single keys do anything: those who speak to the computer, or often hit a wrong key, switch them off. */
export function allowKeys(on: boolean): void {
  allowed = on;
}

export function areKeysAllowed(): boolean {
  return allowed;
}

/** Binds the keys of a page or a dialog until the answer is called. Of two bindings of one key the later one counts. */
export function bindKeys(source: Source): () => void {
  if (sources.length === 0) document.addEventListener('keydown', onKeyDown);
  sources.push(source);
  changed();
  return () => {
    sources.splice(sources.indexOf(source), 1);
    if (sources.length === 0) document.removeEventListener('keydown', onKeyDown);
    changed();
  };
}

/** The keys that do something now, for a list of them. */
export function boundKeys(): readonly KeyBinding[] {
  return bound;
}

export function subscribeToKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** To be called where a source answers other keys than before. */
export function changed(): void {
  const byKey = new Map(sources.flatMap((source) => source()).map((binding) => [binding.key, binding]));
  bound = [...byKey.values()];
  for (const listener of listeners) listener();
}

function onKeyDown(event: KeyboardEvent): void {
  if (!allowed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isElsewhere(event.target)) return;
  const all = sources.flatMap((source) => source());
  const found = all.findLast(({ key }) => isPressed(key, event));
  if (!found) return;
  event.preventDefault();
  found.run();
}

/** By what the key writes; where an input method has taken that away, by its place on the keyboard. */
function isPressed(key: string, { key: written, code }: KeyboardEvent): boolean {
  return (
    written.toUpperCase() === key || ((written === 'Process' || written === 'Unidentified') && code === `Key${key}`)
  );
}

const NOT_TYPED = new Set(['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'image', 'file', 'color']);

/** Somebody types, or a dialog or menu has the keyboard. */
function isElsewhere(target: EventTarget | null): boolean {
  if (isTyped(target)) return true;
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return false;
  return target.closest('[role=dialog], [role=menu], [role=listbox], [role=combobox]') !== null;
}

/** Do keys write something here? */
export function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED.has(target.type);
  return (
    target instanceof Element && target.matches('textarea, select, [contenteditable]:not([contenteditable=false])')
  );
}
