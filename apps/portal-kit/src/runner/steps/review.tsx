import { isUpload, type Answers, type FormField, type FormStep } from '../../form-page.ts';
import { askedFields, isBlank } from '../../validation/answers.ts';
import { useWords } from '../../words.tsx';
import { answerTexts } from '../../values/answer-text.ts';
import { ReviewPicture } from './review-picture.tsx';
import { isShown } from './shown-steps.ts';
import { useFormAround } from '../../widgets/form-around.tsx';

/** Lists the answers of each step, with pictures and one link that opens the step again. Omits empty answers. */
export function Review({
  steps,
  answers,
  onChange,
}: {
  readonly steps: readonly FormStep[];
  readonly answers: Answers;
  readonly onChange: (step: number) => void;
}) {
  const words = useWords();
  return steps.map((step, index) => {
    if (!isShown(step, answers)) return null;
    const given = askedFields(step, answers).filter(({ name }) => !isBlank(answers[name]));
    return (
      <section key={step.name} className="f-review" aria-labelledby={`review-${step.name}`}>
        <div className="f-review-head">
          <h3 id={`review-${step.name}`}>{words.t(step.title)}</h3>
          <a
            href={`#${step.name}`}
            onClick={(event) => {
              event.preventDefault();
              onChange(index);
            }}
          >
            {words.t('form.review.change')}
            <span className="f-hidden"> {words.t(step.title)}</span>
          </a>
        </div>
        {given.length === 0 && <p className="f-status">{words.t('form.review.nothing')}</p>}
        {given.length > 0 && (
          <dl>
            {given.map((field) => (
              <div key={field.name}>
                <dt>{words.t(field.label)}</dt>
                <dd>
                  <Answer field={field} value={answers[field.name]} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    );
  });
}

function Answer({ field, value }: { readonly field: FormField; readonly value: unknown }) {
  const words = useWords();
  const { labelOf, kinds } = useFormAround();
  const texts = answerTexts(field, value, words, labelOf, kinds);
  if (!isUpload(field)) return texts.map((text, index) => <p key={index}>{text}</p>);
  const urls: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (
    <ul className="f-review-files">
      {texts.map((text, index) => {
        const address = labelOf(`${field.name} picture`, String(urls[index]));
        return (
          <li key={String(urls[index])}>
            {address !== undefined && <ReviewPicture address={address} alt={words.t(field.label)} />}
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
