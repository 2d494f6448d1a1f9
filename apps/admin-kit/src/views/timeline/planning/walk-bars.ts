const STEPS: Readonly<Record<string, readonly [lanes: number, bars: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

const startOf = (bar: Element) => Number(bar.getAttribute('data-start'));

function barsOf(lane: Element): readonly HTMLElement[] {
  return [...lane.querySelectorAll<HTMLElement>('[data-bar-id]')].toSorted(
    (one, other) => startOf(one) - startOf(other),
  );
}

/**
 * Returns the bar to which an arrow key moves the focus: the next or previous one of the lane, or in the nearest lane
 * with bars above or below the one that begins at nearly the same time.
 */
export function barBeside(bar: Element, key: string): HTMLElement | undefined {
  const step = STEPS[key];
  const lane = bar.closest('[data-lane]');
  if (!step || !lane) return undefined;
  const [down, right] = step;
  const own = barsOf(lane);
  if (down === 0) return own[own.findIndex((one) => one === bar) + right];
  const lanes = [...(lane.parentElement?.children ?? [])];
  for (let at = lanes.indexOf(lane) + down; lanes[at]; at += down) {
    const other = lanes[at];
    const nearest = other && barsOf(other).toSorted((one, two) => distance(one, bar) - distance(two, bar))[0];
    if (nearest) return nearest;
  }
  return undefined;
}

const distance = (one: Element, other: Element) => Math.abs(startOf(one) - startOf(other));
