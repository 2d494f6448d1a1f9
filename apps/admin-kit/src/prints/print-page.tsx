import { GlobalStyles } from '@mui/material';
import type { PrintedDocument } from '@tuyen/model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SHEETS } from './papers.ts';
import { Sheet } from './sheet.tsx';

const PX_PER_MM = 96 / 25.4;

/**
 * Styles of the document to print. On screen, the document is outside the visible area; on paper, everything else is
 * hidden.
 */
const STYLES = {
  '.print-page': { position: 'fixed', left: '-500vw', top: 0 },
  '@media print': {
    'html, body': { background: '#ffffff !important', margin: 0, height: 'auto', overflow: 'visible !important' },
    'body > :not(.print-page)': { display: 'none !important' },
    '.print-page': { position: 'static' },
  },
} as const;

/** Prints a document, and calls `onDone` when the print dialog closes. */
export function PrintPage({ document, onDone }: { readonly document: PrintedDocument; readonly onDone: () => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState<number>();
  const { width, height, margin } = SHEETS[document.paper];
  const roll = height === undefined;

  // A receipt roll is cut at the end of the document, so its length is measured after the render.
  useEffect(() => {
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
    void Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined))).then(() =>
      setLength(Math.ceil((sheet.current?.offsetHeight ?? 0) / PX_PER_MM) + 1),
    );
  }, []);

  const end = useEffectEvent(onDone);
  useEffect(() => {
    if (length === undefined) return undefined;
    const done = () => end();
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [length]);

  const page = {
    '@page': {
      size: `${width}mm ${height ?? length ?? width}mm`,
      margin: roll ? 0 : `${margin}mm`,
    },
  };
  return createPortal(
    <>
      <GlobalStyles styles={STYLES} />
      <GlobalStyles styles={page} />
      <Sheet ref={sheet} document={document} padded={roll} />
    </>,
    usePrintRoot(),
  );
}

/**
 * Returns the element into which the document is rendered. It is a direct child of the body, so that a single CSS rule
 * can hide everything else on paper.
 */
function usePrintRoot(): HTMLElement {
  const [root] = useState(() => {
    const element = window.document.createElement('div');
    element.className = 'print-page';
    return element;
  });
  useEffect(() => {
    window.document.body.append(root);
    return () => root.remove();
  }, [root]);
  return root;
}
