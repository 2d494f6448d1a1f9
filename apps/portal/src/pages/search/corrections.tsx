import { useRef } from 'react';
import { useChunk, useWords } from '@tuyen/portal-kit';
import type { OrderView } from './order-view.ts';

const loadForm = () => import('./retype-form.tsx');

export function Corrections({
  order,
  proof,
  onSent,
}: {
  readonly order: OrderView;
  readonly proof: Readonly<Record<string, string>>;
  readonly onSent: (proof: Readonly<Record<string, string>>) => void;
}) {
  const words = useWords();
  const title = useRef<HTMLParagraphElement>(null);
  const { part: Form, failed, again } = useChunk(loadForm, order.canRetype);
  if (order.canRetype && Form) {
    return (
      <div className="retype">
        <Form order={order} proof={proof} onSent={onSent} />
      </div>
    );
  }
  return (
    <div className="result-warning">
      <p ref={title} tabIndex={-1}>
        {words.t('lookup.corrections')}
      </p>
      <ul>
        {order.corrections.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {words.has(`enums.correctable-field.${field}`) && (
              <strong>{words.t(`enums.correctable-field.${field}`)}: </strong>
            )}
            {message}
          </li>
        ))}
      </ul>
      {order.canRetype && failed && (
        <p>
          {words.t('form.load.failed')}{' '}
          <button
            type="button"
            className="f-button f-button-plain"
            onClick={() => {
              // Moves the focus to the heading, because the retry button disappears when the form arrives.
              title.current?.focus();
              again();
            }}
          >
            {words.t('form.again')}
          </button>
        </p>
      )}
    </div>
  );
}
