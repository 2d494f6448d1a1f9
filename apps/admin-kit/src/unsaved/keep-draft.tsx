import { Alert, Button } from '@mui/material';
import type { Field } from '@tuyen/model';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useOfficeId, useSession } from '../auth/session-context.tsx';
import { same } from '../data/changed-fields.ts';
import { useFormats } from '../format/use-formats.ts';
import { secretPaths } from '../model/secret-fields.ts';
import { versionOf } from '../record/version-of.ts';
import { draftStore, type Draft } from './drafts.ts';
import { unsavedFields } from './unsaved-fields.ts';
import type { FollowedWork } from './use-work.ts';

export interface KeepDraftProps {
  readonly resource: string;
  readonly fields: readonly Field[];
  readonly record: RaRecord | undefined;
  readonly action?: string | undefined;
  readonly work: FollowedWork;
}

const PAUSE = 300;

/**
 * Stores the form's unsaved input, except secrets, as a draft in the browser tab. Deletes the draft when the input is
 * saved or discarded. Offers to restore an earlier draft, and warns if the record has changed since.
 */
export function KeepDraft({ resource, fields, record, action, work }: KeepDraftProps) {
  const translate = useTranslate();
  const formats = useFormats();
  // Destructures the form object, which has a new identity on each render. Its members keep theirs, so effects can
  // depend on them.
  const { control, getValues, setValue, watch } = useFormContext();
  const session = useSession();
  const account = session?.owner()?.id;
  const office = useOfficeId() ?? '';
  const id = record?.id === undefined ? null : String(record.id);
  const store = useMemo(
    () =>
      account === undefined
        ? undefined
        : draftStore(sessionStorage, { account, office, resource, id, ...(action !== undefined && { action }) }),
    [account, office, resource, id, action],
  );
  const [offered, setOffered] = useState<Draft | undefined>(() => store?.read());
  const latest = useRef({ offered, version: record ? versionOf(record) : undefined });
  useEffect(() => {
    latest.current = { offered, version: record ? versionOf(record) : undefined };
  });

  useEffect(() => {
    if (!store) return undefined;
    const secrets = new Set(secretPaths(fields).map((path) => path.split('.')[0]));
    let timer: ReturnType<typeof setTimeout>;
    const write = () => {
      clearTimeout(timer);
      // If another user has since signed in, stores nothing, because the draft would belong to the wrong user and
      // office.
      if (session?.isOthers()) return;
      const { offered: earlier, version } = latest.current;
      const names = unsavedFields({ control, getValues }).filter((name) => !secrets.has(name));
      if (names.length === 0) {
        if (!earlier) store.clear();
        return;
      }
      const values = getValues();
      const pick = (from: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(names.map((name) => [name, from[name]]));
      store.write({
        typed: { ...earlier?.typed, ...pick(values) },
        base: { ...earlier?.base, ...pick(control._defaultValues) },
        version: earlier?.version ?? version ?? null,
        at: Date.now(),
      });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
    };
    // The form may already have unsaved input, which is stored without waiting for the next change.
    if (unsavedFields({ control, getValues }).length > 0) later();
    const { unsubscribe } = watch(later);
    addEventListener('pagehide', write);
    let isGivenUp = false;
    work.follow({
      discard() {
        isGivenUp = true;
        store.clear();
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('pagehide', write);
      if (!isGivenUp) write();
    };
  }, [control, getValues, watch, store, fields, work, session]);

  if (!offered) return null;
  const forget = () => {
    latest.current = { ...latest.current, offered: undefined };
    setOffered(undefined);
  };
  const restore = () => {
    const later = new Set(unsavedFields({ control, getValues }));
    forget();
    for (const [name, value] of Object.entries(offered.typed))
      if (!later.has(name)) setValue(name, value, { shouldDirty: true });
  };
  const discard = () => {
    forget();
    if (unsavedFields({ control, getValues }).length === 0) store?.clear();
  };
  const now: Readonly<Record<string, unknown>> = record ?? {};
  const isChanged = record !== undefined && action === undefined && offered.version !== (versionOf(record) ?? null);
  const contested = isChanged
    ? Object.keys(offered.typed).filter(
        (name) => !same(offered.base[name], now[name]) && !same(offered.typed[name], now[name]),
      )
    : [];
  const label = (name: string) => translate(`resources.${resource}.fields.${name}`, { _: name });
  const at = formats.dateTime(new Date(offered.at).toISOString());
  return (
    <Alert
      severity={isChanged ? 'warning' : 'info'}
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 240px' }, '& .MuiAlert-action': { gap: 1 } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={discard}>
            {translate('draft.discard')}
          </Button>
          <Button color="inherit" size="small" variant="outlined" onClick={restore}>
            {translate('draft.restore')}
          </Button>
        </>
      }
    >
      {translate(isChanged ? 'draft.changed' : 'draft.found', { at })}
      {contested.length > 0 ? ` ${translate('draft.contested', { fields: contested.map(label).join(', ') })}` : null}
    </Alert>
  );
}
