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
import { croppedPicture, shownPart, type View } from './crop.ts';

interface CropDialogProps {
  readonly file: File;
  readonly aspect: number;
  readonly onDone: (picture: Blob | undefined) => void;
}

const FRAME_HEIGHT = 320;
const STEP = 0.02;

/** Chooses which part of a picture is kept: drag it or use the arrow keys, and zoom. */
export default function CropDialog({ file, aspect, onDone }: CropDialogProps) {
  const translate = useTranslate();
  const [picture, setPicture] = useState<ImageBitmap | 'broken' | null>(null);
  const [address] = useState(() => URL.createObjectURL(file));
  const [view, setView] = useState<View>({ zoom: 1, x: 0.5, y: 0.5 });

  useEffect(() => {
    createImageBitmap(file).then(setPicture, () => setPicture('broken'));
    return () => URL.revokeObjectURL(address);
  }, [file, address]);

  const ready = picture !== null && picture !== 'broken';
  const part = ready ? shownPart(picture, aspect, view) : undefined;
  const scale = part ? FRAME_HEIGHT / part.height : 1;
  const move = (x: number, y: number) =>
    setView((now) => {
      const within = (value: number) => Math.min(Math.max(value, 0), 1);
      return { ...now, x: within(now.x + x), y: within(now.y + y) };
    });

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
              ArrowLeft: [-STEP, 0],
              ArrowRight: [STEP, 0],
              ArrowUp: [0, -STEP],
              ArrowDown: [0, STEP],
            };
            const step = steps[event.key];
            if (!step) return;
            event.preventDefault();
            move(...step);
          }}
          onPointerMove={(event) => {
            if (event.buttons !== 1 || !ready) return;
            move(-event.movementX / scale / picture.width, -event.movementY / scale / picture.height);
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
                left: -part.left * scale,
                top: -part.top * scale,
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
          max={4}
          step={0.05}
          value={view.zoom}
          onChange={(_, zoom) => setView({ ...view, zoom })}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onDone(undefined)}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!ready}
          onClick={() => ready && void croppedPicture(picture, aspect, view).then(onDone)}
        >
          {translate('upload.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
