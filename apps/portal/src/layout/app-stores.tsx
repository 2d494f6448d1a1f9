import { useWords } from '@tuyen/portal-kit';
import { QrCode } from './qr-code.tsx';
import { storesFor } from '../rules/stores.ts';

const NAMES = { Android: 'Google Play', iOS: 'App Store' } as const;
const FACTS = { Android: 'store_android', iOS: 'store_ios' } as const;

/**
 * QR code and links to the app stores. Only the browser knows the visitor's system, so the page contains all links and
 * CSS selects by `html[data-os]`. The footer hides the link for the visitor's own system; the download page shows both.
 */
export function AppStores({
  origin,
  path,
  hideOwn = false,
  size,
}: {
  readonly origin: string;
  readonly path: string;
  readonly hideOwn?: boolean;
  /** Width of the QR code in pixels. */
  readonly size?: number;
}) {
  const words = useWords();
  return (
    <div className="stores">
      <QrCode text={origin + path} ownPath={path} label={words.t('site.footer.qr')} {...(size && { size })} />
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
