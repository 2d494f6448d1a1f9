import { useRef, useState } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { Answers, FormField, FormPage } from '../form-page.ts';
import { useAddress } from '../hooks/use-address.ts';
import { useClient } from '../http/context.tsx';
import { QuestionForm, type Question } from '../questions/question-form.tsx';
import { refusalText } from '../questions/refusal.ts';
import { useAnswers } from '../questions/use-answers.ts';
import type { TypedControl } from '../runner/draft/adopt.ts';
import { sendFailureOf, sendForm } from '../runner/sending/send.ts';
import { cleaned } from '../validation/answers.ts';
import { mistakesIn } from '../validation/findings.ts';
import { useWords, type Words } from '../words.tsx';

type Asking = { readonly state: 'idle' | 'asking' } | { readonly state: 'refused'; readonly message: string };

export interface QuestionsProps {
  readonly form: FormPage;
  readonly typed: readonly TypedControl[];
  readonly only?: readonly string[];
  readonly fixed?: Readonly<Record<string, string>>;
  readonly sendLabel?: string;
  /** Translation key of the message that is shown after a response with status 404. */
  readonly none?: string;
  readonly onSent: (answer: unknown, sent: Answers) => void;
}

/** Asks the fields of a flow's only step, without the form library. */
export function Questions({ form, typed, only, fixed = NOTHING, sendLabel, none, onSent }: QuestionsProps) {
  const words = useWords();
  const client = useClient();
  const captcha = useCaptcha();
  const address = useAddress();
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState<Asking>({ state: 'idle' });
  const last = useRef<AbortController>(undefined);

  const [step] = form.steps;
  if (!step) throw new Error(`The form ${form.name} has no step.`);
  const fields = step.fields.filter(({ name }) => only?.includes(name) !== false);
  const names = fields.map(({ name }) => name);
  const { answers, answer, forget } = useAnswers(form.name, names, typed);
  const isLookup = form.submit.method === 'GET';

  const lookUp = async (signal: AbortSignal): Promise<unknown> => {
    const given = Object.entries(cleaned(fields, answers)).map(([name, value]) => [name, String(value)]);
    return client.get(form.submit.path, { ...Object.fromEntries(given), ...fixed }, signal);
  };
  const send = async (): Promise<unknown> => {
    const tools = { client, takeCaptcha: captcha.take, newKey: () => '', storeAttempt: () => undefined };
    const response = await sendForm(form, answers, fixed, undefined, tools);
    forget();
    return response;
  };
  const ask = async () => {
    if (asking.state === 'asking' && !isLookup) return;
    const wrong = Object.entries(mistakesIn(step, answers, words)).filter(([name]) => names.includes(name));
    setMistakes(Object.fromEntries(wrong));
    setRound(round + 1);
    if (wrong.length > 0) return setAsking({ state: 'idle' });
    last.current?.abort();
    const abort = new AbortController();
    last.current = abort;
    setAsking({ state: 'asking' });
    try {
      const response = await (isLookup ? lookUp(abort.signal) : send());
      setAsking({ state: 'idle' });
      onSent(response, cleaned(fields, answers));
    } catch (error) {
      if (abort.signal.aborted) return;
      if (isLookup)
        return setAsking({ state: 'refused', message: refusalText(error, words, none ?? 'form.find.none') });
      const refusal = sendFailureOf(error, form, words);
      setMistakes(Object.fromEntries(refusal.mistakes.map(({ field, message }) => [field, message])));
      setAsking(refusal.notice ? { state: 'refused', message: refusal.notice } : { state: 'idle' });
      setRound((now) => now + 1);
    }
  };

  return (
    <>
      <QuestionForm
        {...{ answers, mistakes, round }}
        questions={fields.map((field) => questionOf(field, words))}
        ready={address !== null}
        ask={words.t(sendLabel ?? (isLookup ? 'form.continue' : 'form.send.label'))}
        onAnswer={answer}
        onAsk={() => void ask()}
      />
      <div role="status">
        {asking.state === 'asking' && (
          <p className="f-status f-busy">{words.t(isLookup ? 'form.find.busy' : 'form.send.busy')}</p>
        )}
        {asking.state === 'refused' && <p className="result-warning">{asking.message}</p>}
      </div>
    </>
  );
}

const NOTHING: Readonly<Record<string, string>> = {};

function questionOf({ name, label, help, keyboard, transform }: FormField, words: Words): Question {
  return {
    name,
    label: words.t(label),
    ...(help && { hint: words.t(help) }),
    ...(keyboard === 'tel' || keyboard === 'email' || keyboard === 'url' ? { keyboard } : {}),
    capitals: [transform].flat().includes('upper'),
  };
}
