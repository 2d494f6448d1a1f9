import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { IconButton, Link as MuiLink, Menu, MenuItem, Paper, Typography, Box } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCreatePath, useLocale, useNotify, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { useCanAction } from '../../record/can-action.ts';
import { useTitleOf } from '../../record/title-of.ts';
import type { Move, Moves } from './use-moves.ts';

interface CardProps {
  readonly record: RaRecord;
  readonly moves: Moves;
  readonly focused: boolean;
  readonly onDrag: (record: RaRecord | null) => void;
  readonly children: ReactNode;
}

export function Card({ record, moves, focused, onDrag, children }: CardProps) {
  const resource = useResourceContext() ?? '';
  const title = useTitleOf(record);
  const pathTo = useCreatePath();
  const opens = useCanAction()('show');
  const item = useRef<HTMLLIElement>(null);
  const movable = moves.guess(record).length > 0;
  useEffect(() => {
    if (focused) item.current?.querySelector('a')?.focus();
  }, [focused]);
  return (
    <Paper
      ref={item}
      component="li"
      variant="outlined"
      draggable={movable}
      onDragStart={() => onDrag(record)}
      onDragEnd={() => onDrag(null)}
      sx={{ p: 1, minWidth: 0, breakInside: 'avoid', ...(movable ? { cursor: 'grab' } : {}) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30 }}>
        <Typography
          component="h3"
          variant="body2"
          sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {opens ? (
            <MuiLink
              component={Link}
              to={pathTo({ resource, type: 'show', id: record.id })}
              draggable={false}
              underline="hover"
            >
              {title}
            </MuiLink>
          ) : (
            title
          )}
        </Typography>
        {movable ? <MoveMenu record={record} title={title} moves={moves} /> : null}
      </Box>
      {children}
    </Paper>
  );
}

interface MoveMenuProps {
  readonly record: RaRecord;
  readonly title: string;
  readonly moves: Moves;
}

function MoveMenu({ record, title, moves }: MoveMenuProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLocale();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [found, setFound] = useState<readonly Move[]>();
  const open = async (button: Element) => {
    setFound(undefined);
    setAnchor(button);
    try {
      setFound(await moves.of(record));
    } catch (error) {
      setAnchor(null);
      notify((error instanceof Error && error.message) || 'ra.notification.http_error', { type: 'error' });
    }
  };
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={translate('board.move', { name: title })}
        onClick={(event) => void open(event.currentTarget)}
        sx={{ displayPrint: 'none' }}
      >
        <SwapHoriz fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null && found !== undefined} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {found?.map((move) => (
          <MenuItem
            key={move.transition.name}
            disabled={move.refusal !== undefined}
            onClick={() => {
              setAnchor(null);
              void moves.make(move);
            }}
            sx={{ display: 'block', maxWidth: 360, whiteSpace: 'normal', '&.Mui-disabled': { opacity: 0.8 } }}
          >
            {translate('board.to', {
              label: textIn(move.transition.label, language),
              state: moves.stateLabel(move.transition.to),
            })}
            {move.refusal === undefined ? null : (
              <Typography variant="caption" sx={{ display: 'block' }}>
                {move.refusal}
              </Typography>
            )}
          </MenuItem>
        ))}
        {found?.length === 0 ? <MenuItem disabled>{translate('board.none')}</MenuItem> : null}
      </Menu>
    </>
  );
}
