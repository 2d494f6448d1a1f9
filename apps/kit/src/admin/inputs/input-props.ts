/** What every input of the kit takes, as Screens write it. */
export interface KitInputProps {
  readonly source: string;
  readonly label?: string | false;
  readonly helperText?: string | false;
  readonly isRequired?: boolean;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  /** Of a filter: shown from the start. */
  readonly alwaysOn?: boolean;
  readonly resource?: string;
}

/** The part that react-admin's `useInput` and own text fields share, without what only lists read. */
export function inputRest<P extends KitInputProps>({ alwaysOn: _, ...rest }: P): Omit<P, 'alwaysOn'> {
  return rest;
}
