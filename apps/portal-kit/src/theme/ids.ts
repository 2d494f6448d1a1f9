/**
 * RJSF derives control IDs from this prefix (`f_full_name`). The IDs of label, hint and error are based on the control
 * ID.
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
