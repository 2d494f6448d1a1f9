import { ChunkStatus } from '../../hooks/chunk-status.tsx';
import { useChunk } from '../../hooks/use-chunk.ts';
import type { ResumeProps } from './resume.tsx';

const load = () => import('./resume.tsx');

/** Loads the question that a mailed link to unsent answers opens. */
export function ResumeAnswers(props: ResumeProps) {
  const { part: Resume, failed, again } = useChunk(load, true);
  if (Resume) return <Resume {...props} />;
  return <ChunkStatus {...{ failed, again }} />;
}
