import { useWords, type Fact } from '@tuyen/portal-kit';
import { QrCode } from '../layout/qr-code.tsx';
import { CopyButton } from './copy-button.tsx';
import type { Transfer } from './transfer.ts';

/** Where to transfer the money, each value with a button that copies it, and the VietQR code for banking apps. */
export function TransferDetails({
  transfer,
  currency,
  facts,
}: {
  readonly transfer: Transfer;
  readonly currency: string | undefined;
  /** Facts about the order, of which the deadline is shown. */
  readonly facts: readonly Fact[];
}) {
  const words = useWords();
  const { bank, account, holder, amount, received, text, qr } = transfer;
  const money = (value: number) => words.formats.money(value, currency);
  const rows = [
    { key: 'bank', shown: bank, copied: bank },
    { key: 'account', shown: account, copied: account },
    { key: 'holder', shown: holder, copied: holder },
    { key: 'amount', shown: money(amount), copied: String(amount) },
    { key: 'text', shown: text, copied: text },
  ];
  return (
    <section className="transfer" aria-labelledby="transfer-title">
      <h2 id="transfer-title">{words.t('transfer.title')}</h2>
      {facts.filter(isDeadline).map((fact) => (
        <p key={fact.name}>
          <strong>{fact.text}</strong>
        </p>
      ))}
      {received > 0 && (
        <p className="result-warning">
          {words.t('transfer.received', { received: money(received), missing: money(amount) })}
        </p>
      )}
      <div className="transfer-way">
        <figure>
          <QrCode text={qr} label={words.t('transfer.qr')} size={196} />
          <figcaption>{words.t('transfer.scan')}</figcaption>
        </figure>
        <dl>
          {rows.map(({ key, shown, copied }) => (
            <div key={key} data-transfer={key}>
              <dt>{words.t(`transfer.${key}`)}</dt>
              <dd>{shown}</dd>
              <dd className="transfer-copy">
                <CopyButton value={copied} name={words.t(`transfer.${key}`)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p>{words.t('transfer.exactly')}</p>
    </section>
  );
}

const isDeadline = ({ name }: Fact): boolean => name === 'deadline';
