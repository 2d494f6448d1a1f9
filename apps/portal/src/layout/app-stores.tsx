import { useWords } from '@tuyen/kit/portal';
import { QrCode } from './qr-code.tsx';
import { storesFor } from '../rules/stores.ts';
import { stores } from '../site.ts';

const NAMES = { Android: 'Google Play', iOS: 'App Store' } as const;

/**
 * A code for the phone's camera, and the stores. All buttons stand in the page; `html[data-os]` hides the one of the visitor's own
 * system, which only the browser knows.
 */
export function AppStores({ address }: { readonly address: string }) {
  const words = useWords();
  return (
    <div className="stores">
      <QrCode text={address} label={words.t('site.footer.qr')} />
      <ul>
        {storesFor('Unknown').map((store) => (
          <li key={store} data-store={store}>
            <a className="store" href={stores[store]} rel="noopener">
              {words.t('site.footer.get_on')} <strong>{NAMES[store]}</strong>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
