export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Checks whether an input method, such as Telex, ibus or an Android keyboard, is still composing the text and may
 * change it.
 */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
