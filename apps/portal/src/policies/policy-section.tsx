import { useWords } from '@tuyen/kit/portal';
import type { PolicyTab } from '../routes.ts';
import { PolicyText } from './policy-text.tsx';

/**
 * A policy as the build knows it. Where the back-office has another text by now, `refresh.ts` puts that in its place; without a
 * script, or without an answer, this one stands.
 */
export function PolicySection({ of }: { readonly of: PolicyTab }) {
  const words = useWords();
  return (
    <section id={of} aria-labelledby={`${of}-title`} data-policy={of}>
      <h2 id={`${of}-title`}>{words.t(`policies.${of}.title`)}</h2>
      <div>
        <PolicyText of={of} />
      </div>
    </section>
  );
}
