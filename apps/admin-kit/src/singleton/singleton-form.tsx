import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import {
  Form,
  HttpError,
  SaveButton,
  SaveContextProvider,
  useDataProvider,
  useMutationMiddlewares,
  useNotify,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useMay } from '../auth/session-context.tsx';
import { isConflict } from '../conflict/conflict.ts';
import { Conflicts } from '../conflict/conflicts.tsx';
import { changedFields } from '../data/changed-fields.ts';
import type { KitDataProvider } from '../data/data-provider.ts';
import { enteredValues } from '../data/entered-values.ts';
import { SITE_KEY } from '../data/site.ts';
import { FieldChecks, useCheckedResolver } from '../inputs/field-checks.tsx';
import { InputFrameContext } from '../layout/input-frame.ts';
import { OneByOne } from '../layout/in-pieces.tsx';
import { useResource } from '../model/model-context.tsx';
import { secretPaths } from '../model/secret-fields.ts';
import { FormBar } from '../pages/form/form-bar.tsx';
import { FormProblems } from '../pages/form/form-problems.tsx';
import { Saved } from '../pages/form/saved.tsx';
import { UnplacedErrors } from '../pages/form/unplaced-errors.tsx';
import type { RecordCan } from '../record/record-can.ts';
import { KEEP_TYPED } from '../record/reset-keeping.ts';
import type { ResolverContext } from '../validation/resolver.ts';
import { Unsaved } from '../unsaved/unsaved.tsx';
import { OriginsProvider, WithOriginMark } from './origin-mark.tsx';
import { usePair } from '../i18n/use-pair.ts';
import { givenUp, originsIn, warningsIn } from './origins.ts';
import { useSingleton } from './singleton-edit.tsx';

interface SingletonFormProps {
  readonly resolver?: Resolver<FieldValues, ResolverContext>;
  readonly children: ReactNode;
}

/** Renders the form of a singleton, inside `SingletonEdit`. */
export function SingletonForm({ resolver, children }: SingletonFormProps) {
  const translate = useTranslate();
  const pair = usePair();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<KitDataProvider>();
  const name = useResourceContext() ?? '';
  const fields = useResource(name)?.fields ?? NO_FIELDS;
  const { path, record, queryKey } = useSingleton();
  const editable = useMay()(name, 'edit');
  const checked = useCheckedResolver(resolver);
  const context = useMemo<ResolverContext>(
    () => ({ storedSecrets: secretPaths(fields), stored: record }),
    [fields, record],
  );
  const origins = useMemo(() => originsIn(record), [record]);
  const [given, setGiven] = useState<ReadonlySet<string>>(() => new Set());
  const shown = useMemo<RaRecord>(() => {
    if (editable) return record;
    const fixed = Object.fromEntries(fields.map((field) => [field.name, '']));
    return { ...record, can: { actions: [], refused: {}, fixed } satisfies RecordCan };
  }, [editable, fields, record]);
  const show = (answer: RaRecord) => queryClient.setQueryData(queryKey, answer);

  const { getMutateWithMiddlewares, ...middlewares } = useMutationMiddlewares();
  const save = async (next: FieldValues) => {
    const body = {
      ...changedFields(record, enteredValues(fields, next)),
      ...givenUp(given, origins, next),
      version: record['version'],
    };
    const send = getMutateWithMiddlewares(async () => {
      const answer = await dataProvider.call<RaRecord>(path, { method: 'PATCH', body });
      setGiven(new Set());
      show(answer);
      // Reloads the branding, because the app bar shows the name and logo from the settings of the office.
      void queryClient.invalidateQueries({ queryKey: [SITE_KEY] });
      return { data: answer };
    });
    try {
      const { data } = await send(name, { id: record.id, data: next });
      const warnings = warningsIn(originsIn(data), (field) => translate(`resources.${name}.fields.${field}`), pair);
      if (warnings === '') notify('settings.saved', { type: 'success' });
      else notify('settings.saved_but', { type: 'warning', autoHideDuration: null, messageArgs: { warnings } });
      return undefined;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (Object.keys(error.body.errors).length > 0) return error.body.errors;
      if (!isConflict(error)) notify(error.message, { type: 'error' });
      return undefined;
    }
  };

  const saving = { save, ...middlewares };
  return (
    <SaveContextProvider value={saving}>
      <Form<FieldValues>
        record={shown}
        resolver={checked.resolver}
        context={context}
        resetOptions={KEEP_TYPED}
        disableInvalidFormNotification
        noValidate
      >
        <FieldChecks checks={checked.checks}>
          <Unsaved also={given.size > 0} draft={{ resource: name, fields, record }} />
          <UnplacedErrors />
          {editable ? null : (
            <Alert severity="info" sx={{ mb: 2 }}>
              {translate('settings.read_only')}
            </Alert>
          )}
          <OriginsProvider
            value={{
              origins,
              saved: record,
              given,
              onGiven: editable ? (field, up) => setGiven(turned(given, field, up)) : null,
            }}
          >
            <InputFrameContext.Provider value={WithOriginMark}>
              <OneByOne>{children}</OneByOne>
            </InputFrameContext.Provider>
          </OriginsProvider>
          {editable ? (
            <FormBar>
              <SaveButton alwaysEnable={given.size > 0} />
              <FormProblems />
            </FormBar>
          ) : null}
          <Saved />
          <Conflicts
            base={record}
            read={() => dataProvider.call<RaRecord>(path)}
            adopt={(theirs, taken) => {
              setGiven(new Set([...given].filter((field) => !taken.has(field))));
              show(theirs);
            }}
          />
        </FieldChecks>
      </Form>
    </SaveContextProvider>
  );
}

const NO_FIELDS = [] as const;

function turned(given: ReadonlySet<string>, field: string, up: boolean): ReadonlySet<string> {
  const others = [...given].filter((name) => name !== field);
  return new Set(up ? [...others, field] : others);
}
