import { useWords } from '@tuyen/portal-kit';
import { pathIn, type Language } from '../language.ts';
import { pathOf, policyTabs, PRIVACY_PATH } from '../portal.ts';
import { AppStores } from './app-stores.tsx';

const CATEGORIES = ['register', 'renewal', 'search', 'request', 'download', 'contact', 'accessibility'] as const;

export function Footer({ language, origin }: { readonly language: Language; readonly origin: string }) {
  const words = useWords();
  return (
    <footer className="footer">
      <div className="footer-columns">
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{words.t('site.footer.contact')}</h2>
          {/* The site's server fills in the office's data. Lines without a value are hidden. */}
          <address>
            <p>
              <span data-fact="office_display_name" />
            </p>
            <p>
              {/* Addresses are in Vietnamese on every page. */}
              <span data-fact="address" lang="vi" />
            </p>
            <p>
              {words.t('site.footer.hotline')} <a data-fact="hotline" data-fact-to="tel" />
            </p>
            <p>
              E-mail: <a data-fact="email" data-fact-to="mailto" />
            </p>
          </address>
        </section>
        <nav aria-labelledby="footer-categories">
          <h2 id="footer-categories">{words.t('site.footer.categories')}</h2>
          <ul>
            {CATEGORIES.map((name) => (
              <li key={name}>
                <a href={pathIn(language, pathOf(name))}>{words.t(`site.links.${name}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-policies">
          <h2 id="footer-policies">{words.t('site.footer.policies')}</h2>
          {/* On phones the heading is hidden, and the list follows only if this is open. */}
          <details className="fold">
            <summary>{words.t('site.footer.policies')}</summary>
          </details>
          <ul>
            {policyTabs.map((tab) => (
              <li key={tab}>
                <a href={`${pathIn(language, '/policy')}?tab=${tab}#${tab}`}>
                  {words.t(`site.pages.policy.tabs.${tab}`)}
                </a>
              </li>
            ))}
            <li>
              <a href={pathIn(language, PRIVACY_PATH)}>{words.t('site.links.privacy')}</a>
            </li>
          </ul>
        </nav>
        <section aria-labelledby="footer-app">
          <h2 id="footer-app">{words.t('site.footer.app')}</h2>
          <AppStores origin={origin} path={pathIn(language, '/download')} size={96} hideOwn />
        </section>
      </div>
      <p className="powered">{words.t('site.footer.powered')}</p>
    </footer>
  );
}
