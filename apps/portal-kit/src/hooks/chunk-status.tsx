import { useWords } from '../words.tsx';
import type { Chunk } from './use-chunk.ts';

/** Says that a module is loading, or offers to retry its failed request. */
export function ChunkStatus({ failed, again }: Pick<Chunk<unknown>, 'failed' | 'again'>) {
  const words = useWords();
  return (
    <p className={failed ? 'f-status' : 'f-status f-busy'} role="status">
      {words.t(failed ? 'form.load.failed' : 'form.load.busy')}{' '}
      {failed && (
        <button type="button" className="f-button f-button-plain" onClick={again}>
          {words.t('form.again')}
        </button>
      )}
    </p>
  );
}
