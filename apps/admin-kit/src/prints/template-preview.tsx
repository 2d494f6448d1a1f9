import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useOfficeId } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useResource } from '../model/model-context.tsx';
import { ASK_CAN, canOf } from '../record/record-can.ts';
import { useRecordTitle } from '../record/use-localized.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';

const PrintDialog = lazyComponent(() => import('./print-dialog.tsx'));

const NEWEST = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'created_at', order: 'DESC' as const },
  filter: {},
};

interface TemplatePreviewProps {
  readonly source: string;
  readonly print: string;
  readonly resource: string;
}

/** Previews a print whose template is being edited, with one of the newest records. */
export function TemplatePreview({ source, print, resource }: TemplatePreviewProps) {
  const translate = useTranslate();
  const office = useOfficeId();
  const dataProvider = useDataProvider<KitDataProvider>();
  const described = useResource(resource);
  const titleOf = useRecordTitle();
  const typed: unknown = useWatch({ name: source });
  const [chosen, setChosen] = useState('');
  const [open, setOpen] = useState(false);
  const template = typeof typed === 'string' ? typed : '';
  const { data } = useQuery({
    queryKey: [resource, 'print-template', print, office],
    queryFn: async () => (await dataProvider.getList(resource, { ...NEWEST, ...ASK_CAN })).data,
    enabled: template !== '' && described !== undefined,
    retry: false,
  });
  const records = (data ?? []).flatMap((record) => {
    const offer = canOf(record)?.prints?.find(({ name }) => name === print);
    return offer ? [{ id: String(record.id), title: titleOf(described?.title ?? '', record), offer }] : [];
  });
  const record = records.find(({ id }) => id === chosen) ?? records[0];
  if (template === '' || !record) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 2 }}>
      <TextField
        select
        size="small"
        margin="none"
        label={translate('prints.of')}
        value={record.id}
        onChange={({ target }) => setChosen(target.value)}
        sx={{ minWidth: 200 }}
      >
        {records.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('prints.preview')}
      </Button>
      {open ? (
        <PrintDialog
          print={{ name: print, label: record.offer.label }}
          resource={resource}
          path={`${resource}/${encodeURIComponent(record.id)}/prints/${print}/template`}
          template={template}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Stack>
  );
}
