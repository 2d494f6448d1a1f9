import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import { readFieldErrors } from '@tuyen/model/client';
import { useStoredState } from '../unsaved/use-stored-state.ts';
import { useAskedClose, useUnsaved } from '../unsaved/use-work.ts';
import type { KitDataProvider } from '../data/data-provider.ts';

interface NoteFormProps {
  readonly path: string;
  readonly note?: { readonly id: string; readonly text: string };
  readonly onSaved: () => void;
  readonly onCancel?: () => void;
}

export function NoteForm({ path, note, onSaved, onCancel }: NoteFormProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [text, setText, forget] = useStoredState(path, `note ${note?.id ?? ''}`, note?.text ?? '');
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const cancel = useAskedClose(useUnsaved(text !== (note?.text ?? ''), forget), () => onCancel?.());
  const save = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      const method = note ? 'PATCH' : 'POST';
      await dataProvider.call(`${path}/notes${note ? `/${note.id}` : ''}`, { method, body: { text } });
      setText('');
      forget();
      onSaved();
    } catch (error) {
      const named = error instanceof HttpError ? readFieldErrors(error.body)['text'] : undefined;
      setProblem(named ?? (error instanceof Error ? error.message : translate('ra.page.error')));
    }
    setSending(false);
  };
  return (
    <Box
      component="form"
      sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={translate('timeline.note_label')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '') void save();
          if (event.key === 'Escape') cancel();
        }}
        multiline
        autoFocus={note !== undefined}
        maxRows={8}
        size="small"
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        sx={{ flex: '1 1 240px', m: 0 }}
      />
      <Button type="submit" variant="outlined" disabled={sending || text.trim() === ''} sx={{ minHeight: 40 }}>
        {translate(note ? 'ra.action.save' : 'timeline.add_note')}
      </Button>
      {onCancel ? (
        <Button onClick={cancel} sx={{ minHeight: 40 }}>
          {translate('ra.action.cancel')}
        </Button>
      ) : null}
    </Box>
  );
}
