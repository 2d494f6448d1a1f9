import { useWords } from '@tuyen/portal-kit';
import { PayButton } from './pay-button.tsx';

/** The amount of an unpaid order, with the button that pays it if it can be paid online. */
export function PayNow({
  order,
  proof,
  canPay,
  total,
  currency,
}: {
  /** ID of the order's result page, or the code of the order if `proof` is given. */
  readonly order: string;
  readonly proof?: Readonly<Record<string, string>>;
  readonly canPay: boolean;
  readonly total: number | undefined;
  readonly currency: string | undefined;
}) {
  const words = useWords();
  if (!canPay && total === undefined) return null;
  return (
    <div className="pay-now">
      {total !== undefined && (
        <p>
          {words.t('form.quote.total')} <strong>{words.formats.money(total, currency)}</strong>
        </p>
      )}
      {canPay && <PayButton order={order} {...(proof && { proof })} />}
    </div>
  );
}
