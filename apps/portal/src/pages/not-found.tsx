import { useWords } from '@tuyen/kit/portal';
import { pathIn } from '../language.ts';
import type { PageProps } from '../browser/start.tsx';

export function NotFoundPage({ language }: Pick<PageProps, 'language'>) {
  const words = useWords();
  return (
    <div className="sheet narrow">
      <p className="big-number" aria-hidden="true">
        404
      </p>
      <h1>{words.t('not_found.text')}</h1>
      <p>
        <a className="f-button" href={pathIn(language, '/')}>
          {words.t('not_found.home')}
        </a>
      </p>
    </div>
  );
}
