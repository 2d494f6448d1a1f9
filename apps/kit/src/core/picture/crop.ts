export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a person sets: how close (1 = the largest cut that fits), and where, from 0 (left, top) to 1 (right, bottom). */
export interface Framing {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The largest part around the middle. */
export const CENTERED: Framing = { zoom: 1, x: 0.5, y: 0.5 };

export const ZOOM_LIMIT = 4;

/** The part of the image that the framing shows, in the image's pixels; never beyond its edges. */
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

/** The framing after the picture was dragged by some of the frame's width and height. */
export function dragged(image: Size, framing: Framing, aspect: number, by: { dx: number; dy: number }): Framing {
  const cut = cutOut(image, framing, aspect);
  const room = { x: image.width - cut.width, y: image.height - cut.height };
  return {
    ...framing,
    x: room.x > 0 ? clamp(framing.x - (by.dx * cut.width) / room.x, 0, 1) : framing.x,
    y: room.y > 0 ? clamp(framing.y - (by.dy * cut.height) / room.y, 0, 1) : framing.y,
  };
}

/** Fewer pixels than half of the picture's final size, and a print is blurred. */
export function isTooSmall(image: Size, framing: Framing, final: Size): boolean {
  return cutOut(image, framing, final.width / final.height).width < final.width / 2;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
