import OpenInNew from '@mui/icons-material/OpenInNew';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Box, IconButton, Paper, Stack, Typography } from '@mui/material';
import { createContext, useContext, useRef, useState, type PointerEvent } from 'react';
import { useFieldValue, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { InPieces } from '../../layout/in-pieces.tsx';
import { OpenUpload } from '../../uploads/open-upload.tsx';
import { storedUploads } from '../../uploads/stored-uploads.ts';
import { UploadPicture } from '../../uploads/upload-picture.tsx';
import { useOpenUpload } from '../../uploads/use-upload-link.ts';
import { usePair } from '../../i18n/use-pair.ts';

interface EvidenceFieldProps {
  readonly source: string;
  readonly links?: boolean;
}

/** Shows uploaded files at the side of a queue, where they can be zoomed and rotated. */
export function EvidenceField({ source, links = false }: EvidenceFieldProps) {
  const uploads = storedUploads(useFieldValue({ source }));
  const resource = useResourceContext();
  const translate = useTranslate();
  const height = useContext(EvidenceHeightContext);
  const said = useTranslateLabel()({ source, ...(resource ? { resource } : {}) });
  const label = typeof said === 'string' ? said : '';
  if (uploads.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('queue.no_upload', { field: label })}
      </Typography>
    );
  }
  if (links) {
    return (
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
        {uploads.map((stored, index) => (
          <OpenUpload key={stored} stored={stored} number={uploads.length > 1 ? index + 1 : undefined} />
        ))}
      </Stack>
    );
  }
  return (
    <Stack spacing={1.5}>
      {uploads.map((stored, index) => (
        <InPieces key={stored} waiting={<Box sx={{ height: height + BAR }} />}>
          <Evidence stored={stored} label={uploads.length > 1 ? `${label} ${index + 1}` : label} />
        </InPieces>
      ))}
    </Stack>
  );
}

/** Height of a file preview in pixels. */
export const EvidenceHeightContext = createContext(220);

const BAR = 57;
const STEPS = [1, 1.5, 2, 3, 4] as const;

interface EvidenceProps {
  readonly stored: string;
  readonly label: string;
}

function Evidence({ stored, label }: EvidenceProps) {
  const translate = useTranslate();
  const pair = usePair();
  const open = useOpenUpload();
  const height = useContext(EvidenceHeightContext);
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const drag = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const zoom = STEPS[step] ?? 1;
  const zoomTo = (next: number) => {
    setStep(next);
    if (next === 0) setPlace({ x: 0, y: 0 });
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (drag.current) setPlace({ x: clientX - drag.current.x, y: clientY - drag.current.y });
  };
  const button = (name: string, Icon: typeof ZoomIn, run: () => void, disabled = false) => (
    <IconButton size="small" aria-label={pair(translate(`queue.${name}`), label)} onClick={run} disabled={disabled}>
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <Paper variant="outlined" component="figure" sx={{ m: 0, overflow: 'hidden' }}>
      <Box
        onPointerDown={(event) => {
          if (zoom === 1) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX - place.x, y: event.clientY - place.y };
        }}
        onPointerMove={move}
        onPointerUp={() => (drag.current = null)}
        onDoubleClick={() => zoomTo(step === 0 ? 2 : 0)}
        sx={{
          height,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          overflow: 'hidden',
          bgcolor: 'action.hover',
          cursor: zoom > 1 ? 'grab' : 'zoom-in',
          touchAction: zoom > 1 ? 'none' : 'auto',
        }}
      >
        <UploadPicture
          stored={stored}
          alt={label}
          height={height}
          maxWidth={turns % 2 === 0 ? 2000 : height}
          sx={{
            maxWidth: turns % 2 === 0 ? '100%' : height,
            transform: `translate(${place.x}px, ${place.y}px) rotate(${turns * 90}deg) scale(${zoom})`,
            transition: 'transform 0.12s',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            userSelect: 'none',
          }}
        />
      </Box>
      <Box
        component="figcaption"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', px: 1, borderTop: 1, borderColor: 'divider' }}
      >
        <Typography variant="body2" noWrap title={label} sx={{ flex: '1 1 100%', fontWeight: 500 }}>
          {label}
        </Typography>
        {button('zoom_out', ZoomOut, () => zoomTo(Math.max(0, step - 1)), step === 0)}
        {button('zoom_in', ZoomIn, () => zoomTo(Math.min(STEPS.length - 1, step + 1)), step === STEPS.length - 1)}
        {button('rotate', RotateRight, () => setTurns(turns + 1))}
        {button('open_upload', OpenInNew, () => void open(stored))}
      </Box>
    </Paper>
  );
}
