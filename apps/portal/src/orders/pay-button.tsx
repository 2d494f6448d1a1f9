import { isObject } from '@tuyen/model';
import { useEffect, useState } from 'react';
import { refusalText, useClient, useWords } from '@tuyen/portal-kit';
import { webAddress } from './leave.ts';

type Paying = { readonly state: 'idle' | 'busy' } | { readonly state: 'refused'; readonly message: string };

export function PayButton({
  order,
  proof = {},
  label = 'payment.pay',
  about,
}: {
  /** ID of the order's result page, or the code of the order if `proof` is given. */
  readonly order: string;
  readonly proof?: Readonly<Record<string, string>>;
  /** Translation key of the button's text. */
  readonly label?: string;
  /** Additional text for screen readers, to distinguish several payment buttons on one page. */
  readonly about?: string;
}) {
  const words = useWords();
  const client = useClient();
  const [paying, setPaying] = useState<Paying>({ state: 'idle' });

  // Resets the state, because the browser's back button may restore the page while it is busy.
  useEffect(() => {
    const back = () => setPaying({ state: 'idle' });
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const pay = async () => {
    if (paying.state === 'busy') return;
    setPaying({ state: 'busy' });
    try {
      const answer = await client.post(`payments/${encodeURIComponent(order)}/open`, proof);
      const url = webAddress(isObject(answer) ? answer['url'] : undefined, location.href);
      if (url) location.assign(url);
      else setPaying({ state: 'refused', message: words.t('payment.cannot_pay') });
    } catch (error) {
      setPaying({ state: 'refused', message: refusalText(error, words, 'payment.cannot_pay') });
    }
  };
  return (
    <>
      <button
        type="button"
        className="f-button"
        aria-disabled={paying.state === 'busy' || undefined}
        onClick={() => void pay()}
      >
        {words.t(label)}
        {about && <span className="f-hidden"> {about}</span>}
      </button>
      <span role="status">{paying.state === 'refused' && <span className="f-error">{paying.message}</span>}</span>
    </>
  );
}
