/** MUI's selects are no native controls: a disabled `fieldset` around them does not stop them. */
export const LOCKED = { '&:disabled .MuiSelect-select': { pointerEvents: 'none', opacity: 0.6 } } as const;
