import { useEffect, useRef, useState } from 'react';
import { QuestionForm, refusalText, useAddress, useAnswers, useClient, useWords } from '@tuyen/portal-kit';
import { pathIn, type Language, type PageProps } from '../../language.ts';
import { OrderDetails } from './order-details.tsx';
import { readOrder, type OrderView } from './order-view.ts';
import { questionMistakes, questionPath, type OrderLookup, type QuestionField } from './question.ts';

type Proof = Readonly<Record<string, string>>;
type Found =
  | { readonly state: 'nothing' | 'asking' }
  | { readonly state: 'found'; readonly order: OrderView; readonly proof: Proof; readonly news: string | undefined }
  | { readonly state: 'refused'; readonly message: string };

/**
 * Translation key of the message after the customer has withdrawn an order. An order cannot be changed, so customers
 * also withdraw it to place a new one.
 */
const WITHDRAWN = 'lookup.withdraw.done';

const FIELDS = ['code', 'secret'] as const;

export default function SearchPage({ language, typed }: PageProps) {
  const words = useWords();
  const client = useClient();
  const address = useAddress();
  const inAddress = new URLSearchParams(address?.search).get('code') ?? '';
  const { answers, answer } = useAnswers('search', FIELDS, typed, { code: inAddress });
  const question: OrderLookup = { code: answers['code'] ?? '', secret: answers['secret'] ?? '' };
  const [mistakes, setMistakes] = useState<Partial<Record<QuestionField, string>>>({});
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found>({ state: 'nothing' });
  const asking = useRef<AbortController>(undefined);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (found.state === 'found') title.current?.focus();
  }, [found]);

  const load = async (path: string, proof: Proof, news?: string) => {
    asking.current?.abort();
    const abort = new AbortController();
    asking.current = abort;
    setFound({ state: 'asking' });
    try {
      const order = readOrder(await client.get(path, proof, abort.signal));
      setFound(
        order ? { state: 'found', order, proof, news } : { state: 'refused', message: words.t('lookup.not_found') },
      );
    } catch (error) {
      if (!abort.signal.aborted) setFound({ state: 'refused', message: refusalText(error, words, 'lookup.not_found') });
    }
  };
  const ask = () => {
    const wrong = questionMistakes(question);
    setMistakes(wrong);
    setRound(round + 1);
    if (Object.keys(wrong).length > 0) return setFound({ state: 'nothing' });
    const { path, query } = questionPath(question);
    void load(path, query);
  };

  const isFound = found.state === 'found';

  return (
    <div className="sheet">
      <h1>{words.t('site.pages.search.title')}</h1>
      <div role="status">
        {found.state === 'found' && found.news && (
          <p className="result-news">
            {words.t(found.news)}{' '}
            {found.news === WITHDRAWN && (
              <a href={formPath(language, found.order.requestKind)}>{words.t('lookup.withdraw.again')}</a>
            )}
          </p>
        )}
      </div>
      {found.state === 'found' && (
        <OrderDetails
          language={language}
          order={found.order}
          proof={found.proof}
          title={title}
          onChanged={(proof, news) => void load(`public/orders/${encodeURIComponent(found.order.code)}`, proof, news)}
        />
      )}
      {/* The form stays in place in the tree, so that it keeps its answers while it is folded. */}
      <details className="look-up" open={!isFound} data-folded={isFound || undefined}>
        <summary>{words.t('lookup.another')}</summary>
        <p className="lead">{words.t('lookup.lead')}</p>
        <QuestionForm
          questions={FIELDS.map((name) => ({
            name,
            label: words.t(`lookup.${name}`),
            hint: words.t(`lookup.${name}_hint`),
            capitals: name === 'code',
          }))}
          answers={answers}
          mistakes={Object.fromEntries(Object.entries(mistakes).map(([name, key]) => [name, words.t(key)]))}
          round={round}
          ready={address !== null}
          ask={words.t('lookup.ask')}
          onAnswer={answer}
          onAsk={ask}
        />
      </details>
      <div role="status">
        {found.state === 'asking' && <p className="f-status f-busy">{words.t('lookup.asking')}</p>}
        {found.state === 'refused' && <p className="result-warning">{found.message}</p>}
      </div>
    </div>
  );
}

function formPath(language: Language, kind: string | undefined): string {
  return pathIn(language, kind === 'RENEW' ? '/renewal' : kind === 'REISSUE' ? '/request' : '/');
}
