import { useRef, useState } from 'react';
import type { FormPage } from '../../form-page.ts';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { useClient } from '../../http/context.tsx';
import { ApiError } from '../../http/errors.ts';
import { refusalText } from '../../questions/refusal.ts';
import { useWords } from '../../words.tsx';
import type { Draft } from '../draft/draft.ts';
import { isShared } from '../draft/kept.ts';

export interface KeepPanelProps {
  readonly page: FormPage;
  readonly draft: Draft;
  readonly onShare: () => void;
  readonly onStartOver: () => void;
}

type News = { readonly kind: 'none' | 'busy' | 'sent' } | { readonly kind: 'refused'; readonly message: string };

export default function KeepPanel({ page, draft, onShare, onStartOver }: KeepPanelProps) {
  const words = useWords();
  const { deviceHours: hours } = page.keep ?? {};
  const [shared, setShared] = useState(isShared);
  const news = useRef<HTMLParagraphElement>(null);
  const share = () => {
    onShare();
    setShared(true);
    news.current?.focus();
  };
  return (
    <>
      <p ref={news} tabIndex={-1} role="status">
        {shared
          ? words.t('form.keep.shared')
          : hours
            ? words.t('form.keep.device', { hours })
            : words.t('form.keep.tab')}
      </p>
      <p className="f-buttons">
        {!shared && (
          <button type="button" className="f-button f-button-second" onClick={share}>
            {words.t('form.keep.share')}
          </button>
        )}
        <button type="button" className="f-button f-button-second" onClick={onStartOver}>
          {words.t('form.start_over')}
        </button>
      </p>
      {page.keep?.linkHours !== undefined && <MailLink {...{ page, draft }} hours={page.keep.linkHours} />}
    </>
  );
}

function MailLink({
  page,
  draft,
  hours,
}: Pick<KeepPanelProps, 'page' | 'draft'> & {
  readonly hours: number;
}) {
  const words = useWords();
  const client = useClient();
  const { take } = useCaptcha();
  const [email, setEmail] = useState('');
  const [news, setNews] = useState<News>({ kind: 'none' });
  const input = useRef<HTMLInputElement>(null);
  const send = async () => {
    if (news.kind === 'busy') return;
    setNews({ kind: 'busy' });
    try {
      const { answers, labels } = draft;
      await client.post('public/form-drafts', { form: page.name, email, answers, labels, captcha_token: await take() });
      setNews({ kind: 'sent' });
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors['email'] : undefined;
      setNews({ kind: 'refused', message: wrong ?? refusalText(error, words) });
      if (wrong !== undefined) input.current?.focus();
    }
  };
  const refused = news.kind === 'refused';
  return (
    <form
      className="f-keep-link"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p id="f_keep-hint">{words.t('form.keep.link', { hours })}</p>
      <label className="f-label" htmlFor="f_keep">
        {words.t('form.keep.email')}
      </label>
      <input
        ref={input}
        id="f_keep"
        className="f-input"
        type="email"
        autoComplete="email"
        value={email}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? 'f_keep-hint f_keep-news' : 'f_keep-hint'}
        onChange={({ target }) => setEmail(target.value)}
      />
      <p className="f-buttons">
        <button type="submit" className="f-button f-button-second" aria-disabled={news.kind === 'busy' || undefined}>
          {words.t('form.keep.send')}
        </button>
      </p>
      <p id="f_keep-news" className={refused ? 'f-error' : 'f-status'} role="status">
        {news.kind === 'busy' && words.t('form.send.busy')}
        {news.kind === 'sent' && words.t('form.keep.sent', { email })}
        {news.kind === 'refused' && news.message}
      </p>
    </form>
  );
}
