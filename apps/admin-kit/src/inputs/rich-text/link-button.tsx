import InsertLink from '@mui/icons-material/InsertLink';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, ToggleButton } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSafeAddress } from '@tuyen/model/client';

export function LinkButton({ editor }: { readonly editor: Editor }) {
  const translate = useTranslate();
  const [typed, setAddress] = useState<string | null>(null);
  const address = typed?.trim() ?? null;
  const { linked, words } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ linked: current.isActive('link'), words: !current.state.selection.empty }),
  });
  const refused = address !== null && address !== '' && !isSafeAddress(address);
  const close = () => setAddress(null);
  const apply = () => {
    if (address === null || refused) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
    close();
  };
  return (
    <>
      <ToggleButton
        size="small"
        value="link"
        selected={linked}
        disabled={!editor.isEditable || (!linked && !words)}
        aria-label={translate('rich_text.link')}
        title={translate('rich_text.link')}
        onClick={() => setAddress(String(editor.getAttributes('link')['href'] ?? ''))}
        sx={{ width: 34, height: 34, p: 0 }}
      >
        <InsertLink fontSize="small" />
      </ToggleButton>
      <Dialog open={address !== null} onClose={close} fullWidth maxWidth="xs" aria-labelledby="rich-text-link">
        <DialogTitle id="rich-text-link">{translate('rich_text.link')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={translate('rich_text.link_address')}
            value={typed ?? ''}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
            error={refused}
            helperText={translate(refused ? 'rich_text.link_refused' : 'rich_text.link_help')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button onClick={apply} disabled={refused} variant="contained">
            {translate('ra.action.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
