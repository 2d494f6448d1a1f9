import { useEffect, useRef, useState, type PointerEvent } from 'react';

export interface Dragging {
  readonly index: number | undefined;
  readonly start: (index: number, event: PointerEvent<HTMLElement>) => void;
}

export function useDragging(move: (from: number, to: number) => void): Dragging {
  const [index, setIndex] = useState<number>();
  const latest = useRef({ index, move });
  useEffect(() => {
    latest.current = { index, move };
  });
  const list = useRef<Element>(undefined);
  const isDragging = index !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const onMove = (event: globalThis.PointerEvent) => {
      const { index: from, move: moveRow } = latest.current;
      if (from === undefined) return;
      const rows = [...(list.current?.children ?? [])];
      const to = rows.findIndex((row, at) => {
        const { top, height } = row.getBoundingClientRect();
        const middle = top + height / 2;
        return at < from ? event.clientY < middle : at > from && event.clientY < middle;
      });
      const target = to < 0 ? rows.length - 1 : to > from ? to - 1 : to;
      if (target === from) return;
      moveRow(from, target);
      setIndex(target);
    };
    const onEnd = () => setIndex(undefined);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onEnd);
    addEventListener('pointercancel', onEnd);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onEnd);
      removeEventListener('pointercancel', onEnd);
    };
  }, [isDragging]);
  return {
    index,
    start: (from, event) => {
      if (event.button !== 0) return;
      list.current = event.currentTarget.closest('ol') ?? undefined;
      setIndex(from);
    },
  };
}
