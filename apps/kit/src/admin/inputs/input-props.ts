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

/** Props without those that the component underneath does not know. */
export function without<P extends object, K extends keyof P>(props: P, ...names: readonly K[]): Omit<P, K> {
  const rest = { ...props };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return rest;
}

/** The part that react-admin's `useInput` and own text fields share, without what only lists read. */
export function inputRest<P extends KitInputProps>(props: P): Omit<P, 'alwaysOn'> {
  return without(props, 'alwaysOn');
}
