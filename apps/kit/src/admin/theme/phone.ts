/** In px: narrower windows have the layout of a phone. */
export const WIDER_THAN_PHONES = 768;

/** Is the window as narrow as a phone's? For code that is run before there is a theme. */
export const isPhone = (): boolean =>
  globalThis.matchMedia?.(`screen and (width < ${WIDER_THAN_PHONES}px)`).matches ?? false;
