/** RJSF names a control `f_full_name`; its label, hint and error hang on that name. */
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
