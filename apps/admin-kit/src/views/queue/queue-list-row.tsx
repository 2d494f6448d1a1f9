import ErrorOutline from '@mui/icons-material/ErrorOutline';
import type { SxProps, Theme } from '@mui/material';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { RecordContextProvider, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { OpenedBy } from '../../presence/present-here.tsx';
import { stateColors } from '../../fields/choice/state-colors.ts';
import { useTitleOf } from '../../record/title-of.ts';

interface QueueListRowProps {
  readonly record: RaRecord;
  readonly open: boolean;
  readonly refused: boolean;
  readonly late: boolean;
  readonly onChoose: (id: Identifier) => void;
  readonly selected: boolean;
  readonly onToggle: ((id: Identifier) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Row of a record that waits in the queue, with a checkbox. Uses plain elements that the list styles, because there are
 * hundreds of rows.
 */
export const QueueListRow = memo(function QueueListRow(props: QueueListRowProps) {
  const { record, open, refused, late, onChoose, selected, onToggle, children } = props;
  const translate = useTranslate();
  const title = useTitleOf(record);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    // Scrolls in the next frame, in which the browser computes the layout anyway. Scrolling now would compute it twice.
    const frame = requestAnimationFrame(() => item.current?.scrollIntoView?.({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return (
    <RecordContextProvider value={record}>
      <li ref={item} className="queue-row">
        {onToggle ? (
          <label>
            <input
              type="checkbox"
              aria-label={translate('list.select_row', { name: title })}
              checked={selected}
              onChange={() => onToggle(record.id)}
            />
          </label>
        ) : null}
        <button type="button" aria-current={open ? 'true' : undefined} onClick={() => onChoose(record.id)}>
          <strong>
            {refused ? <ErrorOutline fontSize="small" color="error" aria-hidden /> : null}
            {title}
          </strong>
          <OpenedBy id={record.id} />
          {late ? <em>{translate('queue.late')}</em> : null}
          {children}
        </button>
      </li>
    </RecordContextProvider>
  );
});

export const ROWS: Readonly<Record<string, object>> = {
  '& .queue-row': {
    display: 'flex',
    borderBottom: 1,
    borderColor: 'divider',
    '&:has(> button:hover)': { bgcolor: 'action.hover' },
    '&:has(> button[aria-current])': { bgcolor: 'action.selected' },
    '& > label': { display: 'flex', alignItems: 'center', px: 1.25, cursor: 'pointer' },
    '& input': {
      width: 18,
      height: 18,
      m: 0,
      cursor: 'pointer',
      accentColor: ({ palette }: Theme) => palette.primary.main,
    },
    '&.queue-all > label': { gap: 1.25, py: 0.75, typography: 'body2', color: 'text.secondary' },
    '& > button': {
      flex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      minWidth: 0,
      px: 2,
      py: 1,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
    },
    '& > label + button': { pl: 0.5 },
    '& > button:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
    '& > button > :not(strong, em)': { flexBasis: '100%' },
    '& small': { typography: 'caption', color: 'text.primary', fontWeight: 500 },
    '& strong': {
      flex: '1 1 60%',
      typography: 'body2',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& em': (theme: Theme) => ({
      ml: 1,
      px: 1,
      borderRadius: 1,
      typography: 'caption',
      fontWeight: 500,
      fontStyle: 'normal',
      ...stateColors(theme, 'danger'),
    }),
    '& strong > svg': { mr: 0.5, verticalAlign: 'text-bottom' },
  },
} satisfies SxProps<Theme>;
