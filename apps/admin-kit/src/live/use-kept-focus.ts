import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page if the focused element goes away, because others changed its record. The focus moves to
 * the element with the same text, else to the element with `data-next-focus`, else to the open row.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, isLive: boolean): void {
  const last = useRef<{ readonly element: HTMLElement; readonly text: string } | undefined>(undefined);
  useEffect(() => {
    const container = box.current;
    if (!isLive || !container) return undefined;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = { element: target, text: target.innerText };
    };
    const onPointer = ({ target }: PointerEvent) => {
      // The user leaves the element by a click beside it.
      if (target instanceof Node && !last.current?.element.contains(target)) last.current = undefined;
    };
    container.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      container.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [box, isLive]);
  useEffect(() => {
    const lost = last.current;
    if (!isLive || !lost || lost.element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button, a, input') ?? [])];
    const same = lost.text === '' ? undefined : buttons.find(({ innerText }) => innerText === lost.text);
    const next = box.current?.querySelector<HTMLElement>('[data-next-focus], [aria-current="true"]');
    (same ?? next)?.focus();
  });
}
