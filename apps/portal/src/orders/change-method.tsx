import { useState } from 'react';
import { refusalText, useClient, useWords } from '@tuyen/portal-kit';
import type { PaymentMethodChoice } from './transfer.ts';

/** Other ways to pay for an order that awaits its payment. */
export function ChangeMethod({
  order,
  proof = {},
  methods,
  onChanged,
}: {
  /** ID of the order's result page, or the code of the order if `proof` is given. */
  readonly order: string;
  readonly proof?: Readonly<Record<string, string>>;
  readonly methods: readonly PaymentMethodChoice[];
  readonly onChanged: () => void;
}) {
  const words = useWords();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  if (methods.length === 0) return null;
  const choose = async (method: string) => {
    if (busy) return;
    setBusy(true);
    setRefused('');
    try {
      await client.post(`payments/${encodeURIComponent(order)}/method`, { ...proof, payment_method: method });
      onChanged();
    } catch (error) {
      setRefused(refusalText(error, words, 'transfer.change_failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="change-method">
      <summary>{words.t('transfer.change')}</summary>
      <p className="f-buttons">
        {methods.map(({ method, name }) => (
          <button
            key={method}
            type="button"
            className="f-button f-button-second"
            aria-disabled={busy || undefined}
            onClick={() => void choose(method)}
          >
            {name}
          </button>
        ))}
      </p>
      <p role="status">{refused && <span className="f-error">{refused}</span>}</p>
    </details>
  );
}
