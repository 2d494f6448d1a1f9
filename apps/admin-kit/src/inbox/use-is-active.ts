import { useEffect, useState } from 'react';

/** Time in ms without a key or click after which the user counts as away. */
const IDLE_MS = 300_000;
const EVENTS = ['keydown', 'pointerdown'] as const;

/** Returns whether the user has used the page in the last five minutes. */
export function useIsActive(): boolean {
  const [isActive, setActive] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      setActive(true);
      clearTimeout(timer);
      timer = setTimeout(() => setActive(false), IDLE_MS);
    };
    begin();
    for (const event of EVENTS) document.addEventListener(event, begin);
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) document.removeEventListener(event, begin);
    };
  }, []);
  return isActive;
}
