import { useEffect, useRef, useState } from 'react';
import {
  mistakesIn,
  QuestionForm,
  sendFailureOf,
  sendForm,
  type TypedControl,
  useAddress,
  useAnswers,
  useCaptcha,
  useClient,
  useWords,
} from '@tuyen/portal-kit';
import { lostCardPage } from '../../generated/lost-card/page.gen.ts';

type Asking = { readonly state: 'idle' | 'asking' | 'taken' } | { readonly state: 'refused'; readonly message: string };

/**
 * Requests a link by phone and identity number. The response is the same for everybody; the link goes to the e-mail
 * address on record.
 */
export function AskForLink({ typed }: { readonly typed: readonly TypedControl[] }) {
  const words = useWords();
  const client = useClient();
  const captcha = useCaptcha();
  const address = useAddress();
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState<Asking>({ state: 'idle' });
  const done = useRef<HTMLHeadingElement>(null);
  const { state } = asking;
  useEffect(() => {
    if (state === 'taken') done.current?.focus();
  }, [state]);

  const [step] = lostCardPage.steps;
  if (!step) throw new Error('The form for a lost card has no step.');
  const { fields } = step;
  const names = fields.map(({ name }) => name);
  const { answers, answer, forget } = useAnswers(lostCardPage.name, names, typed);

  const ask = async () => {
    if (state === 'asking') return;
    const wrong = mistakesIn(step, answers, words);
    setMistakes(wrong);
    setRound(round + 1);
    if (Object.keys(wrong).length > 0) return setAsking({ state: 'idle' });
    setAsking({ state: 'asking' });
    const tools = { client, takeCaptcha: captcha.take, newKey: () => '', storeAttempt: () => undefined };
    try {
      await sendForm(lostCardPage, answers, {}, undefined, tools);
      forget();
      setAsking({ state: 'taken' });
    } catch (error) {
      const refusal = sendFailureOf(error, lostCardPage, words);
      setMistakes(Object.fromEntries(refusal.mistakes.map(({ field, message }) => [field, message])));
      setAsking(refusal.notice ? { state: 'refused', message: refusal.notice } : { state: 'idle' });
      setRound((now) => now + 1);
    }
  };

  if (state === 'taken') {
    return (
      <div className="result">
        <h2 ref={done} tabIndex={-1}>
          {words.t('card.lost.taken')}
        </h2>
        <p>{words.t('card.lost.mailed')}</p>
        <p>{words.t('card.lost.counter')}</p>
      </div>
    );
  }
  return (
    <>
      <p className="lead">{words.t('pages.lost-card.steps.person.intro')}</p>
      <QuestionForm
        {...{ answers, mistakes, round }}
        questions={fields.map(({ name, label, help, kind }) => ({
          name,
          label: words.t(label),
          ...(help && { hint: words.t(help) }),
          ...(kind === 'phone' ? { keyboard: 'tel' } : { capitals: true }),
        }))}
        ready={address !== null}
        ask={words.t('card.lost.ask')}
        onAnswer={answer}
        onAsk={() => void ask()}
      />
      <div role="status">
        {state === 'asking' && <p className="f-status f-busy">{words.t('form.send.busy')}</p>}
        {state === 'refused' && <p className="result-warning">{asking.message}</p>}
      </div>
      <p className="result-warning">{words.t('card.lost.counter')}</p>
    </>
  );
}
