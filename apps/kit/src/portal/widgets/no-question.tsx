/** What has nothing to choose, or not yet, and need not be answered: `form.css` hides its label, too. */
export const NO_QUESTION = <span hidden data-nothing-to-choose />;
