/**
 * Placeholder for a field that cannot be asked yet, because its choices depend on an open question, or that has no
 * choices. `form.css` also hides its label.
 */
export const NO_QUESTION = <span hidden data-nothing-to-choose />;
