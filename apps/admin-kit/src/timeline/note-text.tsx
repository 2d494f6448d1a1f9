import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { NoteForm } from './note-form.tsx';
import type { TimelineEntry } from './timeline.ts';

interface NoteTextProps {
  readonly entry: TimelineEntry;
  readonly path: string;
  readonly onChanged: () => void;
}

export function NoteText({ entry: { id, text = '', own }, path, onChanged }: NoteTextProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null);
  const done = () => {
    setDoing(null);
    onChanged();
  };
  const remove = async () => {
    try {
      await dataProvider.call(`${path}/notes/${id}`, { method: 'DELETE' });
      done();
    } catch (error) {
      setDoing(null);
      notify(error instanceof Error ? error.message : 'ra.page.error', { type: 'error' });
    }
  };
  if (doing === 'edit') {
    return <NoteForm path={path} note={{ id, text }} onSaved={done} onCancel={() => setDoing(null)} />;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Typography variant="body2" sx={NOTE}>
        {text}
      </Typography>
      {own ? (
        <Box sx={{ displayPrint: 'none', whiteSpace: 'nowrap' }}>
          <IconButton size="small" aria-label={translate('timeline.edit_note')} onClick={() => setDoing('edit')}>
            <Edit fontSize="inherit" />
          </IconButton>
          <IconButton size="small" aria-label={translate('timeline.remove_note')} onClick={() => setDoing('remove')}>
            <Delete fontSize="inherit" />
          </IconButton>
        </Box>
      ) : null}
      <Confirm
        isOpen={doing === 'remove'}
        title={translate('timeline.remove_note')}
        content={translate('timeline.remove_note_text')}
        onConfirm={() => void remove()}
        onClose={() => setDoing(null)}
      />
    </Box>
  );
}

const NOTE = { flex: 1, whiteSpace: 'pre-line', bgcolor: 'action.hover', borderRadius: 1, px: 1.25, py: 0.75 };
