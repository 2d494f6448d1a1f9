import { useState } from 'react';
import { useClient, useWords } from '@tuyen/portal-kit';
import type { Language } from '../language.ts';
import { lookUpPath } from './look-up.ts';
import { saveQrImage } from './qr-image.ts';
import { shareOrder } from './share-order.ts';

interface KeepOrderProps {
  readonly language: Language;
  /** ID of the order's result page. */
  readonly id: string | undefined;
  readonly code: string;
  readonly hasReceipt: boolean;
  readonly hasCalendar: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** Offers to keep an order: its receipt, its last day in a calendar, its QR code, its code for others, and on paper. */
export function KeepOrder({ language, id, code, hasReceipt, hasCalendar, heading: Heading = 'h2' }: KeepOrderProps) {
  const words = useWords();
  const client = useClient();
  const [news, setNews] = useState('');
  const file = (name: string) =>
    client.address(`public/results/${encodeURIComponent(id ?? '')}/${name}?language=${language}`);
  const share = async () => {
    const url = new URL(lookUpPath(language, code), location.href).href;
    const outcome = await shareOrder({ title: words.t('keep.share_title', { code }), url }, navigator);
    setNews(outcome === 'shared' ? '' : outcome === 'copied' ? words.t('keep.copied') : url);
  };
  return (
    <section className="keep" aria-labelledby="keep-title">
      <Heading id="keep-title">{words.t('keep.title')}</Heading>
      <ul>
        {id && hasReceipt && (
          <li>
            <a href={file('receipt')}>{words.t('keep.receipt')}</a>
          </li>
        )}
        {id && hasCalendar && (
          <li>
            <a href={file('calendar')}>{words.t('keep.calendar')}</a>
          </li>
        )}
        <li>
          <button type="button" onClick={() => saveQrImage(code)}>
            {words.t('keep.qr')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void share()}>
            {words.t('keep.share')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => print()}>
            {words.t('keep.print')}
          </button>
        </li>
      </ul>
      <p role="status">{news}</p>
    </section>
  );
}
