/**
 * Prefix of control IDs in forms, from which RJSF derives IDs such as `f_full_name`. The IDs of label, hint and error
 * are derived from the ID of the control.
 */
export const FORM_ID = 'f';

export function hintId(id: string): string {
  return `${id}-hint`;
}

export function noteId(id: string): string {
  return `${id}-note`;
}

export function errorId(id: string): string {
  return `${id}-error`;
}
