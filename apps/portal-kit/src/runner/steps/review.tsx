import type { Answers, FormStep } from '../../form-page.ts';
import { askedFields } from '../../validation/answers.ts';
import { useWords } from '../../words.tsx';
import { answerTexts } from './answer-text.ts';
import { isShown } from './shown-steps.ts';
import { useFormAround } from '../../widgets/form-around.tsx';

export function Review({
  steps,
  answers,
  onChange,
}: {
  readonly steps: readonly FormStep[];
  readonly answers: Answers;
  readonly onChange: (step: number, field: string) => void;
}) {
  const words = useWords();
  const { labelOf, kinds } = useFormAround();
  return steps.map(
    (step, index) =>
      isShown(step, answers) && (
        <section key={step.name} className="f-review">
          <h3>{words.t(step.title)}</h3>
          <dl>
            {askedFields(step, answers).map((field) => {
              const texts = answerTexts(field, answers[field.name], words, labelOf, kinds);
              const label = words.t(field.label);
              return (
                <div key={field.name}>
                  <dt>{label}</dt>
                  <dd>
                    {texts.length > 0 ? texts.map((text) => <p key={text}>{text}</p>) : words.t('form.review.nothing')}
                  </dd>
                  <dd className="f-review-change">
                    <a
                      href={`#${step.name}`}
                      onClick={(event) => {
                        event.preventDefault();
                        onChange(index, field.name);
                      }}
                    >
                      {words.t('form.review.change')}
                      <span className="f-hidden"> {label}</span>
                    </a>
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ),
  );
}
