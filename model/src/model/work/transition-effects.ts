/**
 * Effects of a transition on its record, in the order in which the server writes them. A later effect replaces values
 * of an earlier one, so no hook can change the state or the history.
 *
 * - `input`: inputs with the name and kind of a field are written to this field.
 * - `hook`: the domain's hook and the caller in the domain add changes.
 * - `state`: the field with the state gets the state that the transition leads to.
 * - `history`: the history gets an entry.
 *
 * The compiler names the missing check, build and handler of a new effect.
 */
export const TRANSITION_EFFECTS = ['input', 'hook', 'state', 'history'] as const;

export type TransitionEffect = (typeof TRANSITION_EFFECTS)[number];
