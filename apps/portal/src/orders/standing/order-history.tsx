import { useWords } from '@tuyen/portal-kit';
import type { HistoryEntry } from './order-standing.ts';

/** Steps, payments and refunds of an order, newest first. */
export function OrderHistory({
  history,
  heading: Heading = 'h2',
}: {
  readonly history: readonly HistoryEntry[];
  readonly heading?: 'h2' | 'h3';
}) {
  const words = useWords();
  if (history.length === 0) return null;
  return (
    <section className="order-history" aria-labelledby="history-title">
      <Heading id="history-title">{words.t('lookup.history')}</Heading>
      <ol className="history" aria-labelledby="history-title">
        {history.map(({ at, text }, index) => (
          <li key={`${at} ${text}`} aria-current={index === 0 ? 'step' : undefined}>
            <p className="history-status">{text}</p>
            <time dateTime={at}>{words.formats.dateTime(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
