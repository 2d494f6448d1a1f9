export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Checks whether an input method may still change the text: Telex, Android keyboards, ibus. */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
