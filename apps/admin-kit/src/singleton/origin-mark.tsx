import { Alert, Box, Button, Typography } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { createContext, useContext, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { same } from '../data/changed-fields.ts';
import { isGivenUp, markOf, type Origins } from './origins.ts';
import { usePair } from '../i18n/use-pair.ts';

export interface OriginsOnScreen {
  readonly origins: Origins;
  readonly saved: Readonly<Record<string, unknown>>;
  readonly given: ReadonlySet<string>;
  readonly onGiven: ((name: string, givenUp: boolean) => void) | null;
}

const Context = createContext<OriginsOnScreen>({ origins: {}, saved: {}, given: new Set(), onGiven: null });
export const OriginsProvider = Context.Provider;

/**
 * Renders a setting with a mark that shows where its value comes from, and a button that resets the office's own value.
 * The mark labels the group of both, so that screen readers announce it before the field.
 */
export function WithOriginMark({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { origins } = useContext(Context);
  if (!origins[name]) return children;
  const id = `origin-${name}`;
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0, mb: 1 }}>
      {children}
      <OriginMark id={id} name={name} />
      {origins[name].warning ? <Alert severity="warning">{origins[name].warning}</Alert> : null}
    </Box>
  );
}

function OriginMark({ id, name }: { readonly id: string; readonly name: string }) {
  const translate = useTranslate();
  const pair = usePair();
  const resource = useResourceContext();
  const { setValue } = useFormContext();
  const values = useWatch();
  const { origins, saved, given, onGiven } = useContext(Context);
  const origin = origins[name];
  if (!origin) return null;
  const back = isGivenUp(name, given, origins, values);
  const mark = markOf(origin, { givenUp: back, changed: !same(values[name], saved[name]) });
  const label = translate(`resources.${resource}.fields.${name}`);
  const words = back ? 'keep_own' : origin.fallback?.office ? 'reset' : 'reset_default';
  const turn = () => {
    const next = back ? saved[name] : origin.fallback?.value;
    setValue(name, next ?? null, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    onGiven?.(name, !back);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 24, pl: 1.75 }}>
      <Typography
        id={id}
        variant="caption"
        color="text.secondary"
        aria-live={origin.from === 'own' ? 'polite' : undefined}
      >
        {translate(`settings.${mark.key}`, { name: mark.name })}
      </Typography>
      {origin.from === 'own' && onGiven ? (
        <Button
          type="button"
          size="small"
          aria-label={pair(translate(`settings.${words}`), label)}
          onClick={turn}
          sx={{ py: 0, minHeight: 24 }}
        >
          {translate(`settings.${words}`)}
        </Button>
      ) : null}
    </Box>
  );
}
