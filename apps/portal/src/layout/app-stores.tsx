import { useWords } from '@tuyen/kit/portal';
import { QrCode } from './qr-code.tsx';
import { storesFor } from '../rules/stores.ts';

const NAMES = { Android: 'Google Play', iOS: 'App Store' } as const;
const FACTS = { Android: 'store_android', iOS: 'store_ios' } as const;

/**
 * A code for the phone's camera, and the stores. In the footer the button of the visitor's own system is hidden, which only the
 * browser knows: all are in the page, and `html[data-os]` decides. The download page shows both.
 */
export function AppStores({
  origin,
  path,
  hideOwn = false,
}: {
  /** Of the site: `https://tuyen.example`. */
  readonly origin: string;
  /** The page that the code leads to. */
  readonly path: string;
  readonly hideOwn?: boolean;
}) {
  const words = useWords();
  return (
    <div className="stores">
      <QrCode text={origin + path} ownPath={path} label={words.t('site.footer.qr')} />
      <ul>
        {storesFor('Unknown').map((store) => (
          <li key={store} data-store={hideOwn ? store : undefined}>
            <a className="store" data-fact={FACTS[store]} data-fact-to="href" rel="noopener">
              {words.t('site.footer.get_on')} <strong>{NAMES[store]}</strong>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
