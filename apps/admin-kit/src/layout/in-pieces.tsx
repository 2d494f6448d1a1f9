import { Children, startTransition, useDeferredValue, useEffect, useState, type ReactNode } from 'react';

interface InPiecesProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Defers the rendering of its children. React renders the result of a response or a click in one blocking task;
 * deferred children render in small tasks between user input.
 */
export function InPieces({ waiting, children }: InPiecesProps) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : waiting;
}

export function Afterwards({ waiting, children }: InPiecesProps) {
  const isContentDrawn = useDeferredValue(true, false);
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (isContentDrawn) startTransition(() => setTime(true));
  }, [isContentDrawn]);
  return isTime ? children : waiting;
}

/**
 * Renders the children one after another, because setting up all inputs of a form section in one task would block the
 * page.
 */
export function OneByOne({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(1);
  const isDone = drawn >= parts.length;
  useEffect(() => {
    if (!isDone) startTransition(() => setDrawn(drawn + 1));
  }, [isDone, drawn]);
  return parts.slice(0, drawn);
}
