import { useEffect, useRef, useState, type RefObject } from 'react';

/** Margin below the window in which an element counts as visible, so that it loads before the user reaches it. */
const MARGIN = '200px';

export const WHOLE_PAGE = 'whole-page';

/**
 * Returns true once the element has been visible, or once `WHOLE_PAGE` has told all parts of the page to load. Always
 * true if the browser cannot observe visibility.
 */
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
