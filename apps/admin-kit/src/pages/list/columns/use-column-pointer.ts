import { useLayoutEffect, useMemo, useRef, type PointerEvent } from 'react';
import type { Arrangement } from './column-drag.ts';
import { columnOf, headingAt, isOnEdge } from './heading.ts';

/** Loads the code that follows a drag only when the pointer reaches a heading. */
const load = () => import('./column-drag.ts');

/**
 * Returns handlers for a table whose headings can be dragged. A finger scrolls the table instead; the panel "View" has
 * the same changes for fingers and keys.
 */
export function useColumnPointer(arrangement: Arrangement) {
  const latest = useRef(arrangement);
  useLayoutEffect(() => {
    latest.current = arrangement;
  });
  return useMemo(() => {
    const named = ({ target, pointerType }: PointerEvent) => {
      const heading = pointerType === 'touch' ? undefined : headingAt(target);
      const column = heading && columnOf(heading);
      return heading && column !== undefined && latest.current.columns.includes(column)
        ? { heading, column }
        : undefined;
    };
    return {
      onPointerMove(event: PointerEvent) {
        const found = named(event);
        if (!found) return;
        void load().catch(() => undefined);
        found.heading.toggleAttribute('data-edge', isOnEdge(found.heading, event.clientX));
      },
      onPointerDown(event: PointerEvent) {
        const found = event.button === 0 ? named(event) : undefined;
        if (!found) return;
        const grip = { ...found, x: event.clientX, isEdge: isOnEdge(found.heading, event.clientX) };
        void load().then(
          ({ dragColumn }) => dragColumn(grip, latest.current),
          () => undefined,
        );
      },
    };
  }, []);
}

/** Styles of headings that show where their columns can be resized. */
export const HEADINGS = {
  '& thead th[class*="column-"]:not(.list-preview)': {
    backgroundPosition: 'right center',
    backgroundRepeat: 'no-repeat',
    '&:hover': { backgroundImage: 'linear-gradient(currentColor, currentColor)', backgroundSize: '1px 60%' },
    '&[data-edge]': { cursor: 'col-resize' },
    '&[data-edge]:hover': { backgroundSize: '3px 100%' },
  },
} as const;
