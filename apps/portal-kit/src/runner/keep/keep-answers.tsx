import { useState } from 'react';
import { useChunk } from '../../hooks/use-chunk.ts';
import { useWords } from '../../words.tsx';
import type { KeepPanelProps } from './keep-panel.tsx';

const load = () => import('./keep-panel.tsx');

/** Says how long unsent answers are kept, and offers to remove them or to have a link to them mailed. */
export function KeepAnswers(props: KeepPanelProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { part: Panel } = useChunk(load, isOpen);
  return (
    <details className="f-keep" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.t('form.keep.title')}</summary>
      {Panel && <Panel {...props} />}
    </details>
  );
}
