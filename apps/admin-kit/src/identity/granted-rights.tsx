import { Alert, Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useSettled } from '../layout/use-settled.ts';
import { useModel, useResource } from '../model/model-context.tsx';
import { GrantedInOffice } from './granted-in-office.tsx';
import type { Grants } from './grants.ts';

/** Time in milliseconds without a change of the form after which the server is asked. */
const PAUSE = 300;

/**
 * Says which rights the account will have in each office once the form is saved: new ones, lost ones, those without
 * effect and those that the user cannot grant. The server decides.
 */
export default function GrantedRights({ id }: { readonly id: string | undefined }) {
  const heading = useId();
  const translate = useTranslate();
  const { accounts = '' } = useModel();
  const resource = useResource(accounts);
  const secrets = resource?.fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name) ?? [];
  const values: Readonly<Record<string, unknown>> = useWatch();
  const { isDirty } = useFormState();
  const settled = useSettled(JSON.stringify(without(values, secrets)), PAUSE);
  const { data, error } = useGrants(id, settled);
  if (error) return <Alert severity="warning">{error.message}</Alert>;
  if (!data) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading} sx={{ p: 2, mt: 2, minWidth: 0 }}>
      <Typography id={heading} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate(isDirty ? 'grants.title_after' : 'grants.title')}
      </Typography>
      {data.superuser.lacking ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('grants.superuser_lacking')}
        </Alert>
      ) : null}
      {data.offices.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('grants.none')}
        </Typography>
      ) : null}
      <Box aria-live="polite">
        {data.offices.map((office) => (
          <GrantedInOffice key={office.office} grants={office} />
        ))}
      </Box>
    </Paper>
  );
}

function without(values: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function useGrants(id: string | undefined, values: string) {
  const dataProvider = useDataProvider<KitDataProvider>();
  return useQuery({
    queryKey: ['auth', 'grants', id, values],
    queryFn: ({ signal }) => {
      const given: unknown = JSON.parse(values);
      return dataProvider.call<Grants>('auth/grants', {
        method: 'POST',
        body: { id: id ?? null, values: given },
        signal,
      });
    },
    placeholderData: (before) => before,
    retry: false,
  });
}
