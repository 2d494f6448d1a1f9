import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { CENTERED, dragged, isTooSmall, ZOOM_LIMIT, type Framing } from '@tuyen/model/client';
import { croppedPicture, draw } from './draw-crop.ts';
import { useWords } from '../words.tsx';

/** Portrait size for card printers, in pixels. */
const PORTRAIT = { width: 600, height: 800 } as const;
const ASPECT = PORTRAIT.width / PORTRAIT.height;
/** Initial position of the crop. Faces are usually in the middle and slightly above the center of a picture. */
const FACE: Framing = { ...CENTERED, y: 0.4 };
const SLIDERS = [
  { of: 'zoom', min: 1, max: ZOOM_LIMIT },
  { of: 'x', min: 0, max: 1 },
  { of: 'y', min: 0, max: 1 },
] as const;

export default function PhotoCrop({
  image,
  onAccept,
  onCancel,
}: {
  readonly image: ImageBitmap;
  readonly onAccept: (portrait: Blob) => void;
  readonly onCancel: () => void;
}) {
  const words = useWords();
  const title = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  const [framing, setFraming] = useState<Framing>(FACE);

  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, framing);
  }, [image, framing]);
  useEffect(() => heading.current?.focus(), []);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!from.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    const by = { dx: (event.clientX - from.current.x) / box.width, dy: (event.clientY - from.current.y) / box.height };
    from.current = { x: event.clientX, y: event.clientY };
    setFraming((now) => dragged(image, now, ASPECT, by));
  };

  return (
    <div className="f-crop" role="group" aria-labelledby={title}>
      <p id={title} ref={heading} tabIndex={-1} className="f-label">
        {words.t('form.photo.frame')}
      </p>
      <canvas
        ref={canvas}
        width={PORTRAIT.width / 2}
        height={PORTRAIT.height / 2}
        className="f-crop-canvas"
        role="img"
        aria-label={words.t('form.photo.alt')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (from.current = undefined)}
        onPointerCancel={() => (from.current = undefined)}
      />
      <div className="f-sliders">
        {SLIDERS.map(({ of, min, max }) => (
          <label key={of}>
            {words.t(`form.photo.${of}`)}
            <input
              type="range"
              {...{ min, max }}
              step={(max - min) / 50}
              value={framing[of]}
              onChange={({ target }) => setFraming({ ...framing, [of]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
      {isTooSmall(image, framing, PORTRAIT) && (
        <p className="f-status" role="status">
          {words.t('form.photo.small')}
        </p>
      )}
      <div className="f-buttons">
        <button
          type="button"
          className="f-button"
          onClick={() => void croppedPicture(image, framing, PORTRAIT).then(onAccept)}
        >
          {words.t('form.photo.accept')}
        </button>
        <button type="button" className="f-button f-button-plain" onClick={onCancel}>
          {words.t('form.upload.cancel')}
        </button>
      </div>
    </div>
  );
}
