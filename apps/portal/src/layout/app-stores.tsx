import { useWords } from '@tuyen/kit/portal';
import { QrCode } from './qr-code.tsx';
import { storesFor } from '../rules/stores.ts';
import { stores } from '../site.ts';

const NAMES = { Android: 'Google Play', iOS: 'App Store' } as const;

/**
 * A code for the phone's camera, and the stores. In the footer the button of the visitor's own system is hidden, which only the
 * browser knows: all are in the page, and `html[data-os]` decides. The download page shows both.
 */
export function AppStores({ address, hideOwn = false }: { readonly address: string; readonly hideOwn?: boolean }) {
  const words = useWords();
  return (
    <div className="stores">
      <QrCode text={address} label={words.t('site.footer.qr')} />
      <ul>
        {storesFor('Unknown').map((store) => (
          <li key={store} data-store={hideOwn ? store : undefined}>
            <a className="store" href={stores[store]} rel="noopener">
              {words.t('site.footer.get_on')} <strong>{NAMES[store]}</strong>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
