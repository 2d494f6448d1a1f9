import { useChunk } from '../../hooks/use-chunk.ts';
import { useWords } from '../../words.tsx';
import type { ResumeProps } from './resume.tsx';

const load = () => import('./resume.tsx');

/** Loads the question that a mailed link to unsent answers opens. */
export function ResumeAnswers(props: ResumeProps) {
  const words = useWords();
  const { part: Resume, failed, again } = useChunk(load, true);
  if (Resume) return <Resume {...props} />;
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
