import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { Box, Button, Dialog, IconButton, InputBase, LinearProgress, Typography } from '@mui/material';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePhone } from '../../theme/phone.ts';
import { useMenu } from '../menu/use-menu.ts';
import { useUses } from '../menu/use-most-used.ts';
import type { PaletteEntry } from './entry.ts';
import { groupsOf } from './groups.ts';
import { Options } from './options.tsx';
import { useAccepted } from './use-accepted.ts';
import { useActions } from './use-actions.ts';
import { useRecent } from './use-recent.ts';
import { useRecords } from './use-records.ts';

interface PaletteProps {
  readonly onClose: () => void;
  readonly onOperate: (resource: string, operation: string) => void;
}

export default function Palette({ onClose, onOperate }: PaletteProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const phone = usePhone();
  const list = useId();
  const [text, setText] = useState('');
  // Id of the search result to which the user moved with the arrow keys. If null, the first result is selected.
  const [moved, setMoved] = useState<string | null>(null);
  // Search text for which the user pressed Enter before the server responded. Barcode scanners do this. The record that
  // matches the text opens after the response.
  const [awaited, setAwaited] = useState<string | null>(null);

  const menu = useMenu();
  const uses = useUses();
  const pages = [
    ...menu.pages,
    ...menu.groups.flatMap(({ label, pages: those }) => those.map((one) => ({ ...one, detail: label }))),
  ].map((page): PaletteEntry => ({ ...page, id: `page:${page.path}`, to: page.path, uses: uses[page.path] ?? 0 }));
  const actions = useActions(menu.entries, onOperate);
  const records = useRecords(text);
  const [recent, remember] = useRecent([...pages, ...actions]);
  const accepted = useAccepted(actions, recent, text);
  const groups = groupsOf({ text, pages, actions: accepted(actions), recent: accepted(recent), records });
  const options = groups.flatMap(({ entries }) => entries);
  const active = options.find(({ id }) => id === moved) ?? options[0];

  const choose = (entry: PaletteEntry) => {
    remember(entry);
    onClose();
    entry.run?.();
    if (entry.to !== undefined) void navigate(entry.to);
  };
  const move = (steps: number) => {
    const at = active ? options.indexOf(active) : -1;
    setMoved(options.at((at + steps) % options.length)?.id ?? null);
  };
  const type = (value: string) => {
    setText(value);
    setMoved(null);
    setAwaited(null);
  };
  const enter = () => {
    // A text with a digit is probably a record code. Enter then waits for the server's records instead of opening a
    // matching page or action.
    if (records.pending && moved === null && (!active || /\d/u.test(text))) setAwaited(text);
    else if (active) choose(active);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: enter }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  useEffect(() => {
    if (awaited === text && !records.pending && active) choose(active);
  });

  const isEmpty = options.length === 0 && !records.pending && !records.error;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${list}-title`}
      slotProps={{ paper: { sx: phone ? {} : { position: 'absolute', top: 48, m: 0, maxHeight: 'min(560px, 80vh)' } } }}
    >
      <Typography component="h2" id={`${list}-title`} sx={HIDDEN}>
        {t('palette.title')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          minHeight: 56,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Search aria-hidden sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('palette.placeholder')}
          inputProps={{
            role: 'combobox',
            'aria-label': t('palette.title'),
            'aria-autocomplete': 'list',
            'aria-expanded': options.length > 0,
            'aria-controls': list,
            'aria-activedescendant': active ? `${list}-${active.id}` : undefined,
            maxLength: 100,
            autoCapitalize: 'off',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          }}
        />
        <IconButton onClick={onClose} aria-label={t('ra.action.close')} edge="end">
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ height: 4, flexShrink: 0 }}>{records.pending ? <LinearProgress /> : null}</Box>
      {}
      <Box tabIndex={0} role="group" aria-label={t('palette.found')} sx={{ overflowY: 'auto', flex: 1, pb: 1 }}>
        <Options id={list} groups={groups} active={active} onChoose={choose} />
        {records.error ? (
          <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
            <Typography variant="body2" sx={{ flex: 1 }}>
              {t('palette.failed')}
            </Typography>
            <Button size="small" onClick={records.retry}>
              {t('errors.try_again')}
            </Button>
          </Box>
        ) : null}
        {isEmpty ? (
          <Typography sx={{ px: 2, py: 3, textAlign: 'center' }} color="text.secondary">
            {t('palette.none', { text: text.trim() })}
          </Typography>
        ) : null}
      </Box>
      <Typography role="status" sx={HIDDEN}>
        {text.trim() === '' || records.pending
          ? ''
          : t(isEmpty ? 'palette.none' : 'palette.count', { text: text.trim(), smart_count: options.length })}
      </Typography>
      {phone ? null : (
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ px: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
          aria-hidden
        >
          {t('palette.keys')}
        </Typography>
      )}
    </Dialog>
  );
}

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
