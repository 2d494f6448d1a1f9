import { useWords } from '@tuyen/portal-kit';
import type { Step } from './order-standing.ts';

/** What happens with an order, each step with its day. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  const words = useWords();
  if (steps.length === 0) return null;
  return (
    <ol className="dated-steps" aria-label={words.t('standing.steps')}>
      {steps.map(({ name, label, text, isDone }) => (
        <li key={name} data-done={isDone || undefined}>
          <p>
            <strong>{label}</strong> <span>{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
