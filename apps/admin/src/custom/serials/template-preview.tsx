import type { KitDataProvider } from '@tuyen/admin-kit';
import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSettled } from './use-settled.ts';

interface Preview {
  readonly problems: readonly { readonly message: string }[];
  readonly length?: number;
  readonly restart?: string;
  readonly next_index?: number;
  readonly preview?: string;
}

const PAUSE_MS = 300;

/**
 * Shows the next document number for the template in the form. The server computes it, because only the server knows
 * which numbers are in use.
 */
export function TemplatePreview({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const dataProvider = useDataProvider<KitDataProvider>();
  const typed: unknown = useWatch({ name: source });
  const template = useSettled(typeof typed === 'string' ? typed : '', PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: ['serial-preview', record?.id, template],
    queryFn: async ({ signal }) => {
      const path = `serials/${encodeURIComponent(record?.id ?? '')}/preview?${new URLSearchParams({ template })}`;
      return dataProvider.call<Preview>(path, { signal });
    },
    enabled: record?.id !== undefined && template !== '',
    placeholderData: (before) => before,
  });
  if (record?.id === undefined || template === '') return null;
  return (
    <Box aria-live="polite" sx={{ mb: 2 }}>
      {error ? <Alert severity="warning">{error.message}</Alert> : null}
      {data && data.problems.length > 0 ? (
        <Alert severity="error">
          {data.problems.map(({ message }) => (
            <div key={message}>{message}</div>
          ))}
        </Alert>
      ) : null}
      {data?.preview === undefined ? null : (
        <Alert severity="info" icon={false}>
          {translate('serials.next')}{' '}
          <Typography component="strong" sx={{ fontFamily: 'monospace', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {data.preview}
          </Typography>
          <Typography variant="body2">
            {translate('serials.facts', {
              length: data.length,
              index: data.next_index,
              restart: translate(`enums.serial-restart.${data.restart}`, { _: data.restart ?? '' }),
            })}
          </Typography>
        </Alert>
      )}
    </Box>
  );
}
