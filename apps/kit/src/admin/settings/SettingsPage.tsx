import { Alert, Box } from '@mui/material';
import { useMemo, useState } from 'react';
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
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Conflicts } from '../conflict/Conflicts.tsx';
import { isConflict } from '../conflict/conflict.ts';
import { useMay, useOfficeId, useProfile } from '../auth/session-context.tsx';
import { changedFields } from '../data/changed-fields.ts';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useModel, useResource } from '../model/model-context.tsx';
import { secretPaths } from '../model/secret-fields.ts';
import { FormProblems } from '../pages/form/FormProblems.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { KEEP_TYPED } from '../record/reset-keeping.ts';
import { Saved } from '../pages/form/Saved.tsx';
import { UnplacedErrors } from '../pages/form/UnplacedErrors.tsx';
import { interpreterFor } from '../validation/interpreter.ts';
import { resolverOver } from '../validation/resolver.ts';
import { OriginsProvider } from './OriginMark.tsx';
import { givenUp, originsIn } from './origins.ts';
import { SettingsFields } from './SettingsFields.tsx';

/** The one record of settings that an office has, as a form whose schema the server sends. */
export function SettingsPage({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const office = useOfficeId();
  const officeName = useProfile()?.offices.find(({ id }) => id === office)?.name;
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data, error } = useQuery({
    queryKey: [name, path, office],
    queryFn: ({ signal }) => dataProvider.call<RaRecord>(`${path}?origins=1`, { signal }),
  });
  return (
    <>
      <PageHeading
        title={officeName ? translate('settings.for_office', { name: officeName }) : translate('settings.title')}
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {resource && data ? <SettingsForm key={office} path={path} record={data} /> : null}
    </>
  );
}

function SettingsForm({ path, record }: { readonly path: string; readonly record: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<KitDataProvider>();
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const { kinds } = useModel();
  const office = useOfficeId();
  const editable = useMay()(name, 'edit');
  const schema = resource?.schema;
  const resolver = useMemo(() => (schema ? resolverOver(interpreterFor(schema, kinds)) : undefined), [schema, kinds]);
  const context = useMemo(() => ({ keptSecrets: secretPaths(resource?.fields ?? []) }), [resource]);
  const origins = useMemo(() => originsIn(record), [record]);
  const [given, setGiven] = useState<ReadonlySet<string>>(() => new Set());
  const settable = useMemo(
    () => resource?.fields.filter((field) => !field.readOnly && !field.system).map((field) => field.name) ?? [],
    [resource],
  );
  const values = useMemo(() => only(settable, record), [settable, record]);
  const show = (answer: RaRecord) => queryClient.setQueryData([name, path, office], answer);

  const { getMutateWithMiddlewares, ...middlewares } = useMutationMiddlewares();
  const save = async (next: object) => {
    const body = {
      ...changedFields(record, next),
      ...givenUp(given, origins, next as Record<string, unknown>),
      version: record['version'],
    };
    const send = getMutateWithMiddlewares(async () => {
      const answer = await dataProvider.call<RaRecord>(`${path}?origins=1`, { method: 'PATCH', body });
      setGiven(new Set());
      show(answer);
      return { data: only(settable, answer) };
    });
    try {
      await send(name, { id: record.id, data: next });
      notify('settings.saved', { type: 'success' });
      return undefined;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (Object.keys(error.body.errors).length > 0) return error.body.errors as object;
      if (!isConflict(error)) notify(error.message, { type: 'error' });
      return undefined;
    }
  };

  return (
    <SaveContextProvider value={{ save: save as never, ...middlewares }}>
      <Form
        record={values as RaRecord}
        resolver={resolver as never}
        context={context}
        resetOptions={KEEP_TYPED}
        warnWhenUnsavedChanges
        disableInvalidFormNotification
        noValidate
      >
        <UnplacedErrors />
        {editable ? null : (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('settings.read_only')}
          </Alert>
        )}
        <OriginsProvider
          value={{
            origins,
            saved: values,
            given,
            onGiven: editable ? (field, up) => setGiven(turned(given, field, up)) : null,
          }}
        >
          <SettingsFields editable={editable} />
        </OriginsProvider>
        {editable ? (
          <Box
            sx={{
              position: 'sticky',
              bottom: 0,
              zIndex: 2,
              py: 1.5,
              bgcolor: 'background.default',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <SaveButton alwaysEnable={given.size > 0} />
            <FormProblems />
          </Box>
        ) : null}
        <Saved />
        <Conflicts
          base={record}
          read={() => dataProvider.call<RaRecord>(`${path}?origins=1`)}
          adopt={(theirs, taken) => {
            setGiven(new Set([...given].filter((field) => !taken.has(field))));
            show(theirs);
          }}
        />
      </Form>
    </SaveContextProvider>
  );
}

function turned(given: ReadonlySet<string>, field: string, up: boolean): ReadonlySet<string> {
  const others = [...given].filter((name) => name !== field);
  return new Set(up ? [...others, field] : others);
}

function only(names: readonly string[], record: RaRecord): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
