export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Crop settings: zoom (1 = the largest crop that fits) and position from 0 (left, top) to 1 (right, bottom). */
export interface Framing {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const CENTERED: Framing = { zoom: 1, x: 0.5, y: 0.5 };

export const ZOOM_LIMIT = 4;

export function cutOut(image: Size, { zoom, x, y }: Framing, aspect: number): { x: number; y: number } & Size {
  const widest = Math.min(image.width, image.height * aspect);
  const width = widest / clamp(zoom, 1, ZOOM_LIMIT);
  const height = width / aspect;
  return {
    x: (image.width - width) * clamp(x, 0, 1),
    y: (image.height - height) * clamp(y, 0, 1),
    width,
    height,
  };
}

/** Returns the crop settings after the picture was dragged. `dx` and `dy` are fractions of the frame's width and height. */
export function dragged(image: Size, framing: Framing, aspect: number, by: { dx: number; dy: number }): Framing {
  const cut = cutOut(image, framing, aspect);
  const room = { x: image.width - cut.width, y: image.height - cut.height };
  return {
    ...framing,
    x: room.x > 0 ? clamp(framing.x - (by.dx * cut.width) / room.x, 0, 1) : framing.x,
    y: room.y > 0 ? clamp(framing.y - (by.dy * cut.height) / room.y, 0, 1) : framing.y,
  };
}

/** Returns true if the crop is narrower than half of the final width. The printed picture would be blurred. */
export function isTooSmall(image: Size, framing: Framing, final: Size): boolean {
  return cutOut(image, framing, final.width / final.height).width < final.width / 2;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
