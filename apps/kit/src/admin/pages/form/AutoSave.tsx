import { FormControlLabel, Switch, Typography } from '@mui/material';
import { isObject } from '@tuyen/model';
import { useEffect, useRef, useState } from 'react';
import { setSubmissionErrors, useSaveContext, useStore, useTranslate } from 'react-admin';
import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';

const DELAY = 1000;

type State = 'idle' | 'loading' | 'success' | 'error';

/** Whether the person at this browser lets existing records save themselves. */
const useAutoSaves = () => useStore('autosave', false);

/** A switch by which a form saves itself a second after the last change, and how far it is with that. */
export function AutoSave() {
  const translate = useTranslate();
  const [on, setOn] = useAutoSaves();
  const state = useAutoSave(on);
  return (
    <>
      <FormControlLabel
        control={<Switch size="small" checked={on} onChange={(_, checked) => setOn(checked)} />}
        label={translate('autosave.label')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ ml: 1, mr: 0 }}
      />
      <Typography
        role="status"
        variant="body2"
        sx={{ alignSelf: 'center', color: state === 'error' ? 'error.main' : 'text.secondary' }}
      >
        {on ? translate(`autosave.${state}`) : null}
      </Typography>
    </>
  );
}

function useAutoSave(on: boolean): State {
  /** What became of the last try. */
  const [last, setLast] = useState<Exclude<State, 'loading'>>('idle');
  /** Something was changed since, and is waiting or on its way. */
  const [pending, setPending] = useState(false);
  const form = useFormContext();
  const dirty = Object.keys(form.formState.dirtyFields).length > 0;
  const { save } = useSaveContext();
  // The form's own object is another one with each drawing.
  const latest = useRef({ form, save, dirty });
  useEffect(() => {
    latest.current = { form, save, dirty };
  });

  useEffect(() => {
    if (!on) return;
    let timer: ReturnType<typeof setTimeout>;
    let sending = false;
    const later = () => {
      setPending(true);
      clearTimeout(timer);
      timer = setTimeout(() => void send(), DELAY);
    };
    const end = (state: 'success' | 'error') => {
      setLast(state);
      setPending(false);
    };

    const send = async () => {
      // One after the other: each carries the version that the one before has made.
      if (sending) return later();
      const { form: now, dirty: changed } = latest.current;
      const valid = await now.trigger();
      // What a person has just saved by hand, or taken back, is not sent again; what is not right yet waits for the next change.
      if (!changed) {
        setLast((before) => (before === 'error' ? 'idle' : before));
        return setPending(false);
      }
      if (!valid) return end('error');
      sending = true;
      try {
        await now.handleSubmit(write)();
      } finally {
        sending = false;
      }
    };

    const write = async (values: FieldValues) => {
      const errors: unknown = await latest.current.save?.(values, {
        onSuccess: () => {
          // What was typed meanwhile is on its way already.
          if (!isDirty(latest.current.form)) end('success');
        },
        onError: () => end('error'),
      });
      if (isObject(errors)) setSubmissionErrors(errors, latest.current.form.setError);
    };

    // What was typed before the switch was turned counts, too.
    if (latest.current.dirty) later();
    // A reset names no field, or fields that are as they were saved.
    const { unsubscribe } = latest.current.form.watch((_values, { name }) => {
      if (name !== undefined) later();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      setLast('idle');
      setPending(false);
    };
  }, [on]);
  if (!pending) return last;
  if (dirty) return 'loading';
  return last === 'error' ? 'idle' : last;
}

/** Asked of the form itself: what was drawn last may be older. */
function isDirty({ getValues, getFieldState }: UseFormReturn): boolean {
  return Object.keys(getValues()).some((name) => getFieldState(name).isDirty);
}
