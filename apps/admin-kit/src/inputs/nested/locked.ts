/** MUI selects are not native controls, so a disabled `fieldset` does not disable them. */
export const LOCKED = { '&:disabled .MuiSelect-select': { pointerEvents: 'none', opacity: 0.6 } } as const;
