import { FormControlLabel, Switch, Typography } from '@mui/material';
import { isObject } from '@tuyen/model';
import { useEffect, useRef, useState } from 'react';
import { setSubmissionErrors, useSaveContext, useStore, useTranslate } from 'react-admin';
import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';

const DELAY = 1000;

type State = 'idle' | 'loading' | 'success' | 'error';

const useAutoSaves = () => useStore('autosave', false);

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
  const [last, setLast] = useState<Exclude<State, 'loading'>>('idle');
  const [pending, setPending] = useState(false);
  const form = useFormContext();
  const dirty = Object.keys(form.formState.dirtyFields).length > 0;
  const { save } = useSaveContext();
  // Accesses the form through a ref, because the form object has a new identity on each render and would restart the
  // effect.
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
      // Saves run one at a time, because each one sends the version that the previous one created.
      if (sending) return later();
      const { form: now, dirty: changed } = latest.current;
      const valid = await now.trigger();
      // Saves nothing if the changes were saved by hand or reverted in the meantime. Does not save invalid values: the
      // next change starts another attempt.
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
          // If the user typed during the save, reports no success yet, because another save is already scheduled.
          if (!isDirty(latest.current.form)) end('success');
        },
        onError: () => end('error'),
      });
      if (isObject(errors)) setSubmissionErrors(errors, latest.current.form.setError);
    };

    if (latest.current.dirty) later();
    // A reset of the whole form reports no field name and must not schedule a save. A reset of single fields may
    // schedule a save: their values equal the saved ones, so nothing is sent.
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

/** Reads the state from the form itself, because the last render may be outdated. */
function isDirty({ getValues, getFieldState }: UseFormReturn): boolean {
  return Object.keys(getValues()).some((name) => getFieldState(name).isDirty);
}
