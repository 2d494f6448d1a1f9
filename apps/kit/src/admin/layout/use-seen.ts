import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window something may be to count as seen: it is loaded before the reader arrives. */
const MARGIN = '200px';

/** Dispatched on the window where the whole page is to be shown, whether in view or not. */
export const WHOLE_PAGE = 'whole-page';

/** Whether the element has ever been in view, or the whole page was requested. True where the browser cannot observe it. */
export function useSeen<T extends Element>(): readonly [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !element.current) return undefined;
    const see = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && see(),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    window.addEventListener(WHOLE_PAGE, see);
    return () => {
      observer.disconnect();
      window.removeEventListener(WHOLE_PAGE, see);
    };
  }, [seen]);
  return [element, seen];
}
