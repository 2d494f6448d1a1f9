import { useEffect, useRef } from 'react';
import { useWords } from '../words.tsx';
import { AnswerFacts, type AnswerFact } from './answer-facts.tsx';
import { Paragraphs } from './paragraphs.tsx';

export interface SentProps {
  readonly title?: string;
  readonly text?: string;
  readonly facts?: readonly AnswerFact[];
  readonly answer?: unknown;
}

/** Thanks the visitor in place of a form, below the heading of the page. */
export function Sent({ title = 'form.sent.title', text = 'form.sent.text', facts = [], answer }: SentProps) {
  const words = useWords();
  const heading = useFocusedHeading();
  return (
    <div className="result">
      <h2 ref={heading} tabIndex={-1}>
        {words.t(title)}
      </h2>
      <Paragraphs text={text} />
      <AnswerFacts facts={facts} answer={answer} />
    </div>
  );
}

/** Thanks the visitor in place of a whole page. */
export function SentPage({ title = 'form.sent.title', text = 'form.sent.text', facts = [], answer }: SentProps) {
  const words = useWords();
  const heading = useFocusedHeading();
  return (
    <div className="sheet narrow">
      <h1 ref={heading} tabIndex={-1}>
        {words.t(title)}
      </h1>
      <Paragraphs text={text} />
      <AnswerFacts facts={facts} answer={answer} />
    </div>
  );
}

function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
