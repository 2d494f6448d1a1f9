import type { StaticPageProps } from '../page-props.ts';
import { useWords } from '../words.tsx';

/** Renders the page for an address that does not exist. */
export function NotFoundPage({ pathTo }: StaticPageProps) {
  const words = useWords();
  return (
    <div className="sheet narrow">
      <p className="big-number" aria-hidden="true">
        404
      </p>
      <h1>{words.t('not_found.text')}</h1>
      <p>
        <a className="f-button" href={pathTo('/')}>
          {words.t('not_found.home')}
        </a>
      </p>
    </div>
  );
}
