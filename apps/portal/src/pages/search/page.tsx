import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, useClient, useWords, type TypedControl, type Words } from '@tuyen/kit/portal';
import type { PageProps } from '../../browser/start.tsx';
import { useAddress } from '../../orders/use-address.ts';
import { LookupErrors } from './lookup-errors.tsx';
import { OrderDetails } from './order-details.tsx';
import { readOrder, type OrderView } from './order-view.ts';
import { questionMistakes, questionPath, type Question, type QuestionField } from './question.ts';

type Found =
  | { readonly state: 'nothing' | 'asking' }
  | { readonly state: 'found'; readonly order: OrderView; readonly proof: Readonly<Record<string, string>> }
  | { readonly state: 'refused'; readonly message: string };

const FIELDS = ['code', 'secret'] as const;

/** Looks an order up by its code and the phone number or e-mail address that it was made with. */
export function SearchPage({ typed }: PageProps) {
  const words = useWords();
  const client = useClient();
  const address = useAddress();
  const [asked, setAsked] = useState<Partial<Question>>({});
  // What is typed counts, then what was typed before the script, then the code in the address; nothing while the page still has
  // to look as it was prerendered.
  const early = (field: QuestionField) => (address ? typedIn(typed, field) : '');
  const inAddress = new URLSearchParams(address?.search).get('code') ?? '';
  const question: Question = {
    code: asked.code ?? (early('code') || inAddress),
    secret: asked.secret ?? early('secret'),
  };
  const [mistakes, setMistakes] = useState<Partial<Record<QuestionField, string>>>({});
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found>({ state: 'nothing' });
  const asking = useRef<AbortController>(undefined);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (found.state === 'found') title.current?.focus();
  }, [found]);

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = questionMistakes(question);
    setMistakes(wrong);
    setRound(round + 1);
    if (Object.keys(wrong).length > 0) return setFound({ state: 'nothing' });
    asking.current?.abort();
    const abort = new AbortController();
    asking.current = abort;
    setFound({ state: 'asking' });
    const { path, query } = questionPath(question);
    try {
      const order = readOrder(await client.get(path, query, abort.signal));
      setFound(
        order ? { state: 'found', order, proof: query } : { state: 'refused', message: words.t('lookup.not_found') },
      );
    } catch (error) {
      if (!abort.signal.aborted) setFound({ state: 'refused', message: refusal(error, words) });
    }
  };

  return (
    <div className="sheet">
      <h1>{words.t('site.pages.search.title')}</h1>
      <p className="lead">{words.t('lookup.lead')}</p>
      <form id="f-form" className="f-form lookup" onSubmit={(event) => void ask(event)} noValidate>
        <LookupErrors mistakes={mistakes} round={round} />
        {FIELDS.map((field) => {
          const wrong = mistakes[field];
          return (
            <div key={field} className={wrong ? 'f-field f-field-wrong' : 'f-field'}>
              <label className="f-label" htmlFor={`f_${field}`}>
                {words.t(`lookup.${field}`)}
              </label>
              <p className="f-hint" id={`f_${field}-hint`}>
                {words.t(`lookup.${field}_hint`)}
              </p>
              {wrong && (
                <p className="f-error" id={`f_${field}-error`}>
                  {words.t(wrong)}
                </p>
              )}
              <input
                id={`f_${field}`}
                name={field}
                className="f-input f-input-medium"
                autoComplete="off"
                autoCapitalize={field === 'code' ? 'characters' : 'none'}
                spellCheck={false}
                value={question[field]}
                onChange={({ target }) => setAsked({ ...asked, [field]: target.value })}
                aria-required
                aria-invalid={wrong ? true : undefined}
                aria-describedby={wrong ? `f_${field}-hint f_${field}-error` : `f_${field}-hint`}
              />
            </div>
          );
        })}
        <div className="f-buttons">
          {/* Pressed before the script, it would put the answers into the address. */}
          <button type="submit" className="f-button" disabled={!address}>
            {words.t('lookup.ask')}
          </button>
        </div>
      </form>
      <div role="status">
        {found.state === 'asking' && <p className="f-status f-busy">{words.t('lookup.asking')}</p>}
        {found.state === 'refused' && <p className="result-warning">{found.message}</p>}
      </div>
      {found.state === 'found' && <OrderDetails order={found.order} proof={found.proof} title={title} />}
    </div>
  );
}

function refusal(error: unknown, words: Words): string {
  if (!(error instanceof ApiError)) return words.t('form.send.no_network');
  return (error.status !== 404 && error.message) || words.t('lookup.not_found');
}

function typedIn(typed: readonly TypedControl[], name: string): string {
  return typed.find((control) => control.name === name)?.value ?? '';
}
