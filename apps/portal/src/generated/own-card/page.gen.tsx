// From schemas/flows/own-card.json by `tuyen generate`. Edit that file, or own this: `tuyen eject own-card page`.
import { useState } from 'react';
import type { PageProps } from '@tuyen/portal-kit';
import { Questions, Sent, useWords } from '@tuyen/portal-kit';
import BySession from '../../own-card/by-session.tsx';
import type { Language } from '../project.gen.ts';
import { ownCardForm } from './form.gen.ts';

export default function OwnCardPage({ language, typed }: PageProps<Language>) {
  const words = useWords();
  const [sent, setSent] = useState<{ readonly answer: unknown }>();
  return (
    <div className="sheet narrow">
      <h1>{words.t('pages.own-card.title')}</h1>
      <BySession language={language}>
        {sent ? (
          <Sent title="pages.own-card.result.title" text="pages.own-card.result.text" />
        ) : (
          <>
            <p className="lead">{words.t('pages.own-card.steps.holder.intro')}</p>
            <Questions
              form={ownCardForm}
              typed={typed}
              sendLabel="pages.own-card.send"
              onSent={(answer) => setSent({ answer })}
            />
            <p className="result-note">{words.t('pages.own-card.note')}</p>
          </>
        )}
      </BySession>
    </div>
  );
}
