import { useMaySlug, useRecordAllows, type KitDataProvider } from '@tuyen/admin-kit';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { KeyDialog } from './key-dialog.tsx';

export function KeyField({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMaySlug();
  const allows = useRecordAllows();
  const record = useRecordContext();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  if (!record) return null;
  const prefix: unknown = record[source];
  const issue = async () => {
    setBusy(true);
    try {
      const path = `api-clients/${encodeURIComponent(record.id)}/issue-key`;
      setKey((await dataProvider.call<{ key: string }>(path, { method: 'POST', body: {} })).key);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.unexpected', { type: 'error' });
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography component="span" variant="body2" sx={{ fontFamily: 'monospace' }}>
        {typeof prefix === 'string' ? `${prefix}…` : '–'}
      </Typography>
      {may('api-client.issue-key') && allows('edit') ? (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {translate('api_clients.issue')}
        </Button>
      ) : null}
      <Confirm
        isOpen={asking}
        loading={busy}
        title={translate('api_clients.issue')}
        content={translate('api_clients.issue_text', { name: String(record['name'] ?? '') })}
        onConfirm={() => void issue()}
        onClose={() => setAsking(false)}
      />
      {key === null ? null : (
        <KeyDialog
          apiKey={key}
          onClose={() => {
            setKey(null);
            refresh();
          }}
        />
      )}
    </Box>
  );
}

/** Renders the key field even without a value, so that the button is available for clients without a key. */
KeyField.shownEmpty = true;
