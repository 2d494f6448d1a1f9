import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormPage } from '../../form-page.ts';
import { focusField } from '../../theme/error-summary.tsx';
import { hashOf, stepAt } from './steps.ts';

export interface Steps {
  readonly at: number;
  /**
   * Opens a step and adds a browser history entry so that the back button works. Focuses the given field or the
   * heading.
   */
  readonly go: (step: number, field?: string) => void;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
}

/** @param limit last accessible step; all steps before it are complete */
export function useSteps(page: FormPage, ready: boolean, limit: number): Steps {
  const [{ at, field, moves }, setPlace] = useState<{ at: number; field?: string; moves: number }>({ at: 0, moves: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const allowed = useRef(limit);
  useEffect(() => void (allowed.current = limit), [limit]);

  const show = useCallback((step: number, field?: string) => {
    setPlace((now) => ({ at: step, moves: now.moves + 1, ...(field && { field }) }));
  }, []);

  const go = useCallback(
    (step: number, field?: string) => {
      history.pushState(null, '', hashOf(page, step));
      show(step, field);
    },
    [page, show],
  );

  useEffect(() => {
    if (!ready) return;
    const follow = () => {
      const wanted = stepAt(page, location.hash);
      if (wanted !== undefined) show(Math.min(wanted, allowed.current));
    };
    if (stepAt(page, location.hash)) follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [page, ready, show]);

  useEffect(() => {
    if (moves === 0) return;
    if (field) return focusField(field);
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.f-run')?.scrollIntoView({ block: 'start' });
  }, [moves, field]);

  return { at, go, heading };
}
