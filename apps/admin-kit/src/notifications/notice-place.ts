export const NOTICE_PLACE = {
  position: 'fixed',
  bottom: 12,
  left: '50%',
  right: 'auto',
  width: 'max-content',
  maxWidth: 'calc(100% - 16px)',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
} as const;

const BARS = '[data-bar], .MuiTablePagination-root, .MuiDialogActions-root';

const GAP = 12;

/**
 * React ref callback that keeps a notice as low as possible without covering a bar at the bottom of the window. The
 * notice is centered on the lowest bar. Measures every frame, because bars appear and move with the page.
 */
export function keepClear(notice: HTMLElement | null): (() => void) | undefined {
  if (!notice) return undefined;
  let frame = 0;
  const place = () => {
    frame = requestAnimationFrame(place);
    const { width, height } = notice.getBoundingClientRect();
    const bars = [...document.querySelectorAll(BARS)]
      .filter((bar) => !notice.contains(bar))
      .map((bar) => bar.getBoundingClientRect());
    const { left, bottom } = freePlace({ width, height }, bars, { width: innerWidth, height: innerHeight });
    notice.style.left = `${left}px`;
    notice.style.bottom = `${bottom}px`;
  };
  place();
  return () => cancelAnimationFrame(frame);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the center of a notice and its distance from the bottom of the window, in px. */
export function freePlace(
  notice: Size,
  bars: readonly Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>[],
  view: Size,
): { left: number; bottom: number } {
  const seen = bars
    .filter(({ left, right, top, bottom }) => left < right && top < bottom && top < view.height && bottom > 0)
    .toSorted((one, other) => other.bottom - one.bottom);
  const half = notice.width / 2;
  const middle = seen[0] ? (seen[0].left + seen[0].right) / 2 : view.width / 2;
  const left = Math.min(Math.max(middle, half + GAP / 2), Math.max(view.width - half - GAP / 2, view.width / 2));
  let bottom = GAP;
  for (const bar of seen) {
    const lower = view.height - bottom;
    const covers =
      bar.left < left + half && bar.right > left - half && bar.top < lower && bar.bottom > lower - notice.height;
    if (covers) bottom = view.height - bar.top + GAP;
  }
  return { left, bottom };
}
