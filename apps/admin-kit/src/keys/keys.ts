export interface KeyBinding {
  /**
   * Key of the shortcut: an uppercase letter, a digit, a symbol such as `?`, or `Enter`. Two keys that are pressed one
   * after the other have a blank between them: `G O`.
   */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
  /** Returns whether the shortcut applies while this element has the focus. By default, it always applies. */
  readonly at?: (target: EventTarget | null) => boolean;
}

/**
 * Function that returns the current shortcuts of a page or dialog. A page registers the function once, and the function
 * is called on each key press, so the shortcuts can change in the meantime.
 */
type Source = () => readonly KeyBinding[];

const sources: Source[] = [];
const listeners = new Set<() => void>();
let bound: readonly KeyBinding[] = [];
let allowed = true;
/** First key of a shortcut of two keys, and the time at which it was pressed. */
let begun: { readonly key: string; readonly at: number } | undefined;

/** Time in ms within which the second key of a shortcut is expected. */
const PATIENCE = 2000;

export function allowKeys(on: boolean): void {
  allowed = on;
}

export function areKeysAllowed(): boolean {
  return allowed;
}

/**
 * Binds the keys of a page or a dialog. Returns the function that unbinds them. If two bindings use the same key, the
 * later one wins.
 */
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

export function boundKeys(): readonly KeyBinding[] {
  return bound;
}

export function subscribeToKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function changed(): void {
  const byKey = new Map(sources.flatMap((source) => source()).map((binding) => [binding.key, binding]));
  bound = [...byKey.values()];
  for (const listener of listeners) listener();
}

function onKeyDown(event: KeyboardEvent): void {
  if (!allowed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isElsewhere(event.target)) return;
  if (event.key === 'Shift') return;
  const all = sources.flatMap((source) => source());
  const first = begun && event.timeStamp - begun.at < PATIENCE ? `${begun.key} ` : '';
  begun = undefined;
  const found = all.findLast(
    ({ key, at }) => key.startsWith(first) && isPressed(key.slice(first.length), event) && (at?.(event.target) ?? true),
  );
  const start = first === '' && !found ? all.map(({ key }) => firstOf(key)).find((key) => isPressed(key, event)) : '';
  if (!found && !start) return;
  event.preventDefault();
  if (start) begun = { key: start, at: event.timeStamp };
  found?.run();
}

/** Presses keys again that the user pressed before their shortcuts were bound. Leaves out keys that had an effect. */
export function pressAgain(events: readonly KeyboardEvent[]): void {
  for (const event of events) onKeyDown(event);
}

/** Returns the first key of a shortcut of two keys, or an empty text. */
function firstOf(key: string): string {
  return key.includes(' ') ? (key.split(' ')[0] ?? '') : '';
}

/**
 * Checks whether an event matches a key, by the typed character. Falls back to the position on the keyboard if an input
 * method consumed the character.
 */
function isPressed(key: string, { key: written, code }: KeyboardEvent): boolean {
  return (
    written.toUpperCase() === key.toUpperCase() ||
    ((written === 'Process' || written === 'Unidentified') && code === `Key${key}`)
  );
}

const NOT_TYPED = new Set(['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'image', 'file', 'color']);

/**
 * Checks whether a key belongs to the focused element rather than to the page: the user is typing, or a dialog, menu or
 * option list has the focus.
 */
function isElsewhere(target: EventTarget | null): boolean {
  if (isTyped(target)) return true;
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return false;
  return target.closest('[role=dialog], [role=menu], [role=listbox], [role=combobox]') !== null;
}

export function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED.has(target.type);
  return (
    target instanceof Element && target.matches('textarea, select, [contenteditable]:not([contenteditable=false])')
  );
}
