import { holds, isObject, type Condition } from '@tuyen/model';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useAddress } from '../hooks/use-address.ts';
import { useWords } from '../words.tsx';
import { AnswerFacts, type AnswerFact } from './answer-facts.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { useRecord, type RecordState } from './use-record.ts';

export interface ResultProps<Language extends string = string> {
  readonly language: Language;
  /** ID of the record: the last segment of the page's address. */
  readonly id: string;
  readonly answer: unknown;
  readonly late: boolean;
}

export type ResultState = Exclude<RecordState, { state: 'loaded' }> | LoadedResult;
export type LoadedResult = { readonly state: 'loaded' } & Omit<ResultProps, 'language'>;

const TITLE = 'result-title';

/**
 * Loads the record whose ID is the last segment of the address. Moves the focus to the heading when the record is
 * loaded or unknown.
 * @param endpoint endpoint with `{id}`: `public/results/{id}`
 * @param pending condition on the response; while it is met, the record is loaded again
 */
export function useResult(endpoint: string, pending?: Condition): ResultState {
  const address = useAddress();
  const id = address && (address.last || undefined);
  const isPending = useCallback(
    (answer: unknown) => pending !== undefined && isObject(answer) && holds(pending, answer),
    [pending],
  );
  const record = useRecord(id && endpoint.replace('{id}', encodeURIComponent(id)), isPending);
  useEffect(() => {
    if (record.state !== 'asking') document.getElementById(TITLE)?.focus();
  }, [record.state]);
  if (record.state !== 'loaded') return record;
  return { ...record, id: id ?? '' };
}

/** Shows that the result is loading, late or unknown. The children are links for the next step. */
export function WaitingResult({
  result,
  children,
}: {
  readonly result: Exclude<ResultState, LoadedResult>;
  readonly children?: ReactNode;
}) {
  const words = useWords();
  const address = useAddress();
  const key = result.state === 'unknown' ? 'unknown' : result.late ? 'late' : 'asking';
  return (
    <div className="sheet narrow" role="status">
      <h1 id={TITLE} tabIndex={-1} className={address && key === 'asking' ? 'f-busy' : ''}>
        {words.t(`result.${key}.title`)}
      </h1>
      <p>{words.t(`result.${key}.text`)}</p>
      {children && <p className="f-buttons">{children}</p>}
      {key === 'asking' && <ResultSkeleton />}
    </div>
  );
}

/** Shows the result of a flow: title, text and facts. */
export function LoadedResult({
  title,
  text,
  facts = [],
  answer,
}: {
  readonly title: string;
  readonly text?: string;
  readonly facts?: readonly AnswerFact[];
  readonly answer: unknown;
}) {
  const words = useWords();
  return (
    <div className="result result-good">
      <h1 id={TITLE} tabIndex={-1}>
        {words.t(title)}
      </h1>
      {text && <Paragraphs text={text} />}
      <AnswerFacts facts={facts} answer={answer} />
    </div>
  );
}

/** Shows a placeholder while the result is loading. */
export function ResultSkeleton() {
  return (
    <div className="result-skeleton" aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
