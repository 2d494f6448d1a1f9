/** What the events of a MUI text field come from. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Returns whether an input method may still change the text: Telex, Android keyboards, ibus. */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
