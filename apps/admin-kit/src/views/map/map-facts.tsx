import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { RecordContextProvider, useCreatePath, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { useCanAction } from '../../record/can-action.ts';
import { useTitleOf } from '../../record/title-of.ts';

interface MapFactsProps {
  readonly record: RaRecord;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows the facts of the chosen record in a box on the map. The box takes the focus; Escape closes it. */
export function MapFacts({ record, onClose, children }: MapFactsProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const title = useTitleOf(record);
  const pathTo = useCreatePath();
  const opens = useCanAction()('show');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <RecordContextProvider value={record}>
      <Box
        ref={box}
        role="dialog"
        tabIndex={-1}
        aria-label={title}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        sx={{ outline: 0 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
          <Typography component="h2" variant="subtitle1" sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <IconButton size="small" aria-label={translate('lanes.close')} onClick={onClose}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
        {children}
        {opens ? (
          <Button component={Link} to={pathTo({ resource, type: 'show', id: record.id })} size="small">
            {translate('lanes.open_page')}
          </Button>
        ) : null}
      </Box>
    </RecordContextProvider>
  );
}
