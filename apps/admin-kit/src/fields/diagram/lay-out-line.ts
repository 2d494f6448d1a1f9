/**
 * Minimum and maximum distance in pixels between adjacent stops of a line diagram. The minimum keeps the numbers below
 * the stops apart.
 */
const STEP = 46;
const WIDEST_STEP = 84;

/**
 * Maximum length in characters of a stop name in a horizontal line diagram. Names in a vertical diagram are not
 * truncated.
 */
const MOST_LETTERS = 24;
/**
 * Space in pixels that each letter of a rotated stop name needs: `up` above the diagram's line, `right` to the right of
 * the stop.
 */
const LETTER = { up: 5.2, right: 4.4 };
const ABOVE = 24;
const BELOW = 34;
const BEFORE = 20;

/** Diagram width in pixels below which the line of stops is drawn vertically. */
const NARROW = 560;
const ROW = 26;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Stroke {
  readonly from: Point;
  readonly to: Point;
}

export interface LinePlan {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
  readonly points: readonly Point[];
  readonly lines: readonly Stroke[];
}

export function layOutLine(names: readonly string[], width: number): LinePlan {
  return width < NARROW ? upright(names, width) : lying(names, width);
}

function upright(names: readonly string[], width: number): LinePlan {
  const points = names.map((_, index) => ({ x: 10, y: ROW / 2 + index * ROW }));
  const [from, to] = [points[0], points.at(-1)];
  return { width, height: names.length * ROW, upright: true, points, lines: from && to ? [{ from, to }] : [] };
}

function lying(names: readonly string[], width: number): LinePlan {
  const letters = Math.max(0, ...names.map((name) => withEllipsis(name).length));
  const [above, behind] = [ABOVE + letters * LETTER.up, letters * LETTER.right];
  const space = width - BEFORE - behind;
  const lineCount = Math.max(1, Math.ceil(names.length / Math.max(1, Math.floor(space / STEP) + 1)));
  // Distributes the stops evenly over the rows of the diagram. Rows of similar length read better than a last row with
  // only two stops.
  const perLine = Math.max(1, Math.ceil(names.length / lineCount));
  const step = Math.min(WIDEST_STEP, Math.floor(space / Math.max(1, perLine - 1)));
  const height = above + BELOW;
  const points = names.map((_, index) => ({
    x: BEFORE + (index % perLine) * step,
    y: Math.floor(index / perLine) * height + above,
  }));
  const lines = Array.from({ length: lineCount }, (_, line) => {
    const count = Math.min(perLine, names.length - line * perLine);
    const y = line * height + above;
    const from = { x: line === 0 ? BEFORE : 0, y };
    const to = { x: BEFORE + (count - 1) * step + (line === lineCount - 1 ? 0 : STEP / 2), y };
    return { from, to };
  });
  return {
    width: Math.min(width, BEFORE + (perLine - 1) * step + behind),
    height: lineCount * height,
    upright: false,
    points,
    lines,
  };
}

export function withEllipsis(name: string): string {
  return name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…` : name;
}
