import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { NoteForm } from './note-form.tsx';
import { TimelineItem } from './timeline-item.tsx';
import type { Timeline } from './timeline.ts';

const PAGE = 20;

export default function TimelineEntries({ id }: { readonly id: Identifier }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [limit, setLimit] = useState(PAGE);
  const path = `${resource}/${encodeURIComponent(id)}`;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [resource, 'timeline', id, limit],
    queryFn: ({ signal }) => dataProvider.call<Timeline>(`${path}/timeline?limit=${limit}`, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error) {
    return (
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
    );
  }
  if (!data) return <Skeleton variant="rounded" height={96} />;
  return (
    <>
      {data.note ? <NoteForm path={path} onSaved={() => void refetch()} /> : null}
      {data.data.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('timeline.none')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.data.map((entry) => (
            <TimelineItem key={entry.id} entry={entry} path={path} onChanged={() => void refetch()} />
          ))}
        </Box>
      )}
      {data.more ? (
        <Button size="small" disabled={isFetching} sx={{ displayPrint: 'none' }} onClick={() => setLimit(limit + PAGE)}>
          {translate('timeline.more')}
        </Button>
      ) : null}
    </>
  );
}
