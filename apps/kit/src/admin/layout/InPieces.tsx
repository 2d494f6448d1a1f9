import { Children, startTransition, useDeferredValue, useEffect, useState, type ReactNode } from 'react';

interface InPiecesProps {
  /** Stands there until then, as high as what will be. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * React draws what an answer or a click brings in one piece, in which no key is answered. What is in here is drawn a moment later, between
 * what a person does.
 */
export function InPieces({ waiting, children }: InPiecesProps) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : waiting;
}

/** What is used after the page's content was looked at: it is drawn after what is drawn in pieces. */
export function Afterwards({ waiting, children }: InPiecesProps) {
  const isContentDrawn = useDeferredValue(true, false);
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (isContentDrawn) startTransition(() => setTime(true));
  }, [isContentDrawn]);
  return isTime ? children : waiting;
}

/** Each child is drawn after the one before it: the sections of a form are many inputs, each of which is set up when it is put into the page. */
export function OneByOne({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(1);
  const isDone = drawn >= parts.length;
  useEffect(() => {
    if (!isDone) startTransition(() => setDrawn(drawn + 1));
  }, [isDone, drawn]);
  return parts.slice(0, drawn);
}
