import AttachFile from '@mui/icons-material/AttachFile';
import { Alert, Box, Button, List, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { FileButton } from '../inputs/upload/file-button.tsx';
import { useUploads } from '../inputs/upload/use-uploads.ts';
import { AttachmentItem } from './attachment-item.tsx';
import { ACCEPTED, type Attachments } from './attachments.ts';
import { AttachmentsTitle } from './attachments-title.tsx';
import { PendingUpload } from '../inputs/upload/pending-upload.tsx';

interface AttachmentListProps {
  readonly id: Identifier;
  readonly titleId: string;
}

export default function AttachmentList({ id, titleId }: AttachmentListProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<KitDataProvider>();
  const path = `${resource}/${encodeURIComponent(id)}/attachments`;
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'attachments', id],
    queryFn: ({ signal }) => dataProvider.call<Attachments>(path, { signal }),
    retry: false,
  });
  const failed = (problem: unknown) =>
    notify(problem instanceof Error ? problem.message : 'ra.page.error', { type: 'error' });
  const attach = async (upload: string) => {
    await dataProvider
      .call(path, { method: 'POST', body: { upload } })
      .then(() => notify('attachments.added', { type: 'success' }), failed);
    await refetch();
  };
  const remove = async (file: string) => {
    await dataProvider.call(`${path}/${file}`, { method: 'DELETE' }).catch(failed);
    await refetch();
    document.getElementById(titleId)?.focus();
  };
  const uploads = useUploads({ path: 'attachments', accept: ACCEPTED, onUploaded: (url) => void attach(url) });
  const take = (files: readonly File[]) => {
    for (const file of files) void uploads.send(file, file.name);
  };
  const files = data?.data ?? [];
  const mayAdd = data?.add === true;
  return (
    <Box
      onDragOver={(event) => mayAdd && event.preventDefault()}
      onDrop={(event) => {
        if (!mayAdd) return;
        event.preventDefault();
        take([...event.dataTransfer.files]);
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <AttachmentsTitle id={titleId} count={files.length} />
        {mayAdd ? (
          <Box sx={{ displayPrint: 'none' }}>
            <FileButton size="small" startIcon={<AttachFile />} accept={ACCEPTED.join(',')} multiple onFiles={take}>
              {translate('attachments.add')}
            </FileButton>
          </Box>
        ) : null}
      </Box>
      {error ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {translate('errors.try_again')}
            </Button>
          }
        >
          {error.message || translate('ra.page.error')}
        </Alert>
      ) : null}
      {!data && !error ? <Skeleton variant="rounded" height={48} /> : null}
      {data && files.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate(mayAdd ? 'attachments.none_yet' : 'attachments.none')}
        </Typography>
      ) : null}
      <Box aria-live="polite">
        {uploads.pending.map((upload) => (
          <PendingUpload key={upload.key} upload={upload} onDrop={() => uploads.drop(upload.key)} />
        ))}
      </Box>
      {files.length > 0 ? (
        <List disablePadding>
          {files.map((file) => (
            <AttachmentItem key={file.id} file={file} onRemove={() => remove(file.id)} />
          ))}
        </List>
      ) : null}
    </Box>
  );
}
