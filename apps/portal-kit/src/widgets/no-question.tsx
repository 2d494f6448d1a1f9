/** Placeholder for an optional field that has no choices (yet). `form.css` also hides its label. */
export const NO_QUESTION = <span hidden data-nothing-to-choose />;
