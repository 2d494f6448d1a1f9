import { useWords } from '@tuyen/portal-kit';
import type { StaticPageProps } from '../../language.ts';
import { pathOf } from '../../portal.ts';

const WANTED = ['renewal', 'search', 'request'] as const;

export default function NotFoundPage({ pathTo }: StaticPageProps) {
  const words = useWords();
  return (
    <div className="sheet narrow">
      <p className="big-number" aria-hidden="true">
        404
      </p>
      <h1>{words.t('not_found.text')}</h1>
      <p id="wanted">{words.t('wanted')}</p>
      <ul className="wanted" aria-labelledby="wanted">
        {WANTED.map((name) => (
          <li key={name}>
            <a href={pathTo(pathOf(name))}>{words.t(`site.links.${name}`)}</a>
          </li>
        ))}
      </ul>
      <p>
        <a className="f-button" href={pathTo('/')}>
          {words.t('not_found.home')}
        </a>
      </p>
    </div>
  );
}
