import { Box, Button, TextField } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import { readFieldErrors } from '@tuyen/model/client';
import { useStoredState } from '../unsaved/use-stored-state.ts';
import { useAskedClose, useUnsaved } from '../unsaved/use-work.ts';
import type { KitDataProvider } from '../data/data-provider.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { mentionsOf, type Reader, typedMention, withMention } from './mentions.ts';
import { useMentions } from './use-mentions.ts';

const MentionList = lazyComponent(() => import('./mention-list.tsx'));

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
  const mentions = useMentions(path);
  const [chosen, setChosen] = useState<readonly Reader[]>([]);
  const input = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const isListed = !note && mentions.people.length > 0;
  const choose = (person: Reader) => {
    const done = withMention(text, input.current?.selectionStart ?? text.length, person.name);
    setText(done.text);
    setChosen([...chosen, person]);
    mentions.type(undefined);
    requestAnimationFrame(() => input.current?.setSelectionRange(done.caret, done.caret));
  };
  const cancel = useAskedClose(useUnsaved(text !== (note?.text ?? ''), forget), () => onCancel?.());
  const save = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      const named = mentionsOf(text, chosen);
      const method = note ? 'PATCH' : 'POST';
      await dataProvider.call(`${path}/notes${note ? `/${note.id}` : ''}`, {
        method,
        body: { text, ...(!note && named.length > 0 && { mentions: named }) },
      });
      setText('');
      setChosen([]);
      forget();
      onSaved();
    } catch (error) {
      const wrong = error instanceof HttpError ? readFieldErrors(error.body)['text'] : undefined;
      setProblem(wrong ?? (error instanceof Error ? error.message : translate('ra.page.error')));
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
        inputRef={input}
        onChange={({ target: { value, selectionStart } }) => {
          setText(value);
          if (!note) mentions.type(typedMention(value, selectionStart ?? value.length));
        }}
        onBlur={() => mentions.type(undefined)}
        onKeyDown={(event) => {
          if (isListed && mentions.press(event, choose)) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '') void save();
          if (event.key === 'Escape') cancel();
        }}
        multiline
        autoFocus={note !== undefined}
        maxRows={8}
        size="small"
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          htmlInput: {
            maxLength: 2000,
            ...(isListed && {
              'aria-controls': listId,
              'aria-activedescendant': `${listId}-${mentions.active}`,
              'aria-autocomplete': 'list',
            }),
          },
        }}
        sx={{ flex: '1 1 240px', m: 0 }}
      />
      {isListed ? (
        <MentionList
          id={listId}
          anchor={() => input.current ?? document.body}
          people={mentions.people}
          active={mentions.active}
          onChoose={choose}
        />
      ) : null}
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
