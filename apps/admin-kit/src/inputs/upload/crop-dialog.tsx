import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CENTERED, cutOut, dragged, ZOOM_LIMIT, type Framing } from '@tuyen/model/client';
import { croppedPicture, decode } from './draw-crop.ts';

interface CropDialogProps {
  readonly file: File;
  readonly aspect: number;
  readonly onDone: (picture: Blob | undefined) => void;
}

const FRAME_HEIGHT = 320;
const STEP = 0.05;
const HEIGHT = 800;

export default function CropDialog({ file, aspect, onDone }: CropDialogProps) {
  const translate = useTranslate();
  const [picture, setPicture] = useState<ImageBitmap | 'broken' | null>(null);
  const [address] = useState(() => URL.createObjectURL(file));
  const [framing, setFraming] = useState<Framing>(CENTERED);

  useEffect(() => {
    decode(file).then(setPicture, () => setPicture('broken'));
    return () => URL.revokeObjectURL(address);
  }, [file, address]);

  const ready = picture !== null && picture !== 'broken';
  const part = ready ? cutOut(picture, framing, aspect) : undefined;
  const scale = part ? FRAME_HEIGHT / part.height : 1;
  const drag = (dx: number, dy: number) => ready && setFraming((now) => dragged(picture, now, aspect, { dx, dy }));

  return (
    <Dialog open onClose={() => onDone(undefined)} maxWidth="xs" fullWidth aria-labelledby="crop-title">
      <DialogTitle id="crop-title">{translate('upload.crop_title')}</DialogTitle>
      <DialogContent>
        {picture === 'broken' ? <Alert severity="error">{translate('errors.file_unreadable')}</Alert> : null}
        <Box
          role="application"
          aria-label={translate('upload.crop')}
          tabIndex={0}
          onKeyDown={(event) => {
            const steps: Record<string, [number, number]> = {
              ArrowLeft: [STEP, 0],
              ArrowRight: [-STEP, 0],
              ArrowUp: [0, STEP],
              ArrowDown: [0, -STEP],
            };
            const step = steps[event.key];
            if (!step) return;
            event.preventDefault();
            drag(...step);
          }}
          onPointerMove={(event) => {
            if (event.buttons !== 1) return;
            drag(event.movementX / (FRAME_HEIGHT * aspect), event.movementY / FRAME_HEIGHT);
          }}
          sx={{
            width: FRAME_HEIGHT * aspect,
            maxWidth: '100%',
            height: FRAME_HEIGHT,
            mx: 'auto',
            overflow: 'hidden',
            position: 'relative',
            cursor: 'move',
            touchAction: 'none',
            bgcolor: 'action.hover',
          }}
        >
          {part && ready ? (
            <Box
              component="img"
              src={address}
              alt=""
              draggable={false}
              sx={{
                position: 'absolute',
                maxWidth: 'none',
                width: picture.width * scale,
                left: -part.x * scale,
                top: -part.y * scale,
              }}
            />
          ) : null}
        </Box>
        <Typography id="crop-zoom" variant="body2" sx={{ mt: 2 }}>
          {translate('upload.zoom')}
        </Typography>
        <Slider
          aria-labelledby="crop-zoom"
          min={1}
          max={ZOOM_LIMIT}
          step={0.05}
          value={framing.zoom}
          onChange={(_, zoom) => setFraming({ ...framing, zoom })}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onDone(undefined)}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!ready}
          onClick={() =>
            ready &&
            void croppedPicture(picture, framing, { width: Math.round(HEIGHT * aspect), height: HEIGHT }).then(onDone)
          }
        >
          {translate('upload.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
