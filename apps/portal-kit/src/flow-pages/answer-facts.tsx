import { isObject } from '@tuyen/model';
import type { AnswerField } from '../form-page.ts';
import { answerTexts } from '../values/answer-text.ts';
import { useWords } from '../words.tsx';

export type AnswerFact = AnswerField & { readonly label: string };

/** Shows fields of the server's response with their labels. */
export function AnswerFacts({ facts, answer }: { readonly facts: readonly AnswerFact[]; readonly answer: unknown }) {
  const words = useWords();
  const values = isObject(answer) ? answer : {};
  const shown = facts.flatMap((fact) => {
    const texts = answerTexts(fact, values[fact.name] ?? undefined, words, () => undefined);
    return texts.length > 0 ? [{ name: fact.name, label: words.t(fact.label), text: texts.join(', ') }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className="facts">
      {shown.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
