import { Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { messages } from '../../validation/message-at.ts';

/**
 * Shows the number of errors next to the submit button, with a link to the first error. Replaces react-admin's
 * notification about an invalid form, which says the same and disappears.
 */
export function FormProblems() {
  const translate = useTranslate();
  const { errors, submitCount } = useFormState();
  const place = useRef<HTMLElement>(null);
  const count = new Set([...messages(errors, '')].map(({ path }) => path)).size;
  const refused = submitCount > 0 && count > 0;

  const handled = useRef(0);
  useEffect(() => {
    if (!refused || handled.current === submitCount) return;
    handled.current = submitCount;
    // Moves the focus to the first error only if no input has the focus. An autosave must not interrupt the user's
    // typing.
    const at = document.activeElement;
    if (at === document.body || at instanceof HTMLButtonElement) focusFirstMistake(place.current);
  }, [refused, submitCount]);

  if (!refused) return null;
  return (
    <Box component="span" ref={place} role="alert" sx={{ alignSelf: 'center', display: 'flex' }}>
      <Link
        component="button"
        type="button"
        variant="body2"
        color="error"
        onClick={() => focusFirstMistake(place.current)}
        sx={{ fontWeight: 600 }}
      >
        {translate('form.problems', { smart_count: count })}
      </Link>
    </Box>
  );
}

function focusFirstMistake(within: HTMLElement | null): void {
  within?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
