import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../http/context.tsx';
import { refusalText } from '../../questions/refusal.ts';
import { useWords } from '../../words.tsx';
import { draftIn, type Draft } from '../draft/draft.ts';
import type { DraftLink } from './draft-link.ts';

export interface ResumeProps {
  readonly link: DraftLink;
  readonly onResume: (draft: Draft, isShared: boolean) => void;
}

/**
 * Asks where the link is opened before it uses the link up, because mail programs open links in advance, and because a
 * shared computer must not store the answers.
 */
export default function Resume({ link, onResume }: ResumeProps) {
  const words = useWords();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const open = async (isShared: boolean) => {
    if (busy) return;
    setBusy(true);
    setMessage('');
    try {
      const draft = draftIn(await client.post('public/form-drafts/open', { ...link }));
      // The link is used up, so the address needs no key any more.
      history.replaceState(history.state, '', location.pathname + location.search);
      onResume(draft, isShared);
    } catch (error) {
      setBusy(false);
      setMessage(refusalText(error, words));
    }
  };
  return (
    <section className="f-resume" aria-labelledby="f_resume">
      <h2 id="f_resume" ref={title} tabIndex={-1}>
        {words.t('form.keep.resume')}
      </h2>
      <p>{words.t('form.keep.resume_hint')}</p>
      <p className="f-buttons">
        <button type="button" className="f-button" aria-disabled={busy || undefined} onClick={() => void open(false)}>
          {words.t('form.keep.own')}
        </button>
        <button
          type="button"
          className="f-button f-button-second"
          aria-disabled={busy || undefined}
          onClick={() => void open(true)}
        >
          {words.t('form.keep.share')}
        </button>
      </p>
      <p role="status" className={message ? 'f-error' : 'f-status'}>
        {message || (busy && words.t('form.load.busy'))}
      </p>
    </section>
  );
}
