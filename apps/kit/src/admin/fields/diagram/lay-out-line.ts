/** The least pixels between two points beside each other, so that their numbers do not touch, and the most. */
const STEP = 46;
const WIDEST_STEP = 84;

/** Names above a line are shortened; beside it they are whole. */
const MOST_LETTERS = 24;
/** What a letter of a name adds to the height above the line, and to the width behind it, as names are written upwards. */
const LETTER = { up: 5.2, right: 4.4 };
const ABOVE = 24;
const BELOW = 34;
const BEFORE = 20;

/** Below this width, points are below each other. */
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
  /** From top to bottom, with names beside it. */
  readonly upright: boolean;
  readonly points: readonly Point[];
  readonly lines: readonly Stroke[];
}

/** Where the points of a line are: upright on a phone, else from left to right in as many lines as the width needs. */
export function layOutLine(names: readonly string[], width: number): LinePlan {
  return width < NARROW ? upright(names, width) : lying(names, width);
}

function upright(names: readonly string[], width: number): LinePlan {
  const points = names.map((_, index) => ({ x: 10, y: ROW / 2 + index * ROW }));
  const [from, to] = [points[0], points.at(-1)];
  return { width, height: names.length * ROW, upright: true, points, lines: from && to ? [{ from, to }] : [] };
}

function lying(names: readonly string[], width: number): LinePlan {
  const letters = Math.max(0, ...names.map((name) => shortened(name).length));
  const [above, behind] = [ABOVE + letters * LETTER.up, letters * LETTER.right];
  const space = width - BEFORE - behind;
  const lineCount = Math.max(1, Math.ceil(names.length / Math.max(1, Math.floor(space / STEP) + 1)));
  // Lines of about the same length read better than a last one of two points.
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
    // A line that is broken begins and ends beyond its points.
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

/** A name as there is room for above the line. */
export function shortened(name: string): string {
  return name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…` : name;
}
