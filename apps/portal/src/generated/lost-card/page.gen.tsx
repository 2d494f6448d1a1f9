// From schemas/flows/lost-card.json by `tuyen generate`. Edit that file, or own this: `tuyen eject lost-card page`.
import { useState } from 'react';
import type { PageProps } from '@tuyen/portal-kit';
import { Questions, Sent, useWords } from '@tuyen/portal-kit';
import CardsByLink from '../../lost-cards/cards-by-link.tsx';
import type { Language } from '../project.gen.ts';
import { lostCardForm } from './form.gen.ts';

export default function LostCardPage({ language, typed }: PageProps<Language>) {
  const words = useWords();
  const [sent, setSent] = useState<{ readonly answer: unknown }>();
  return (
    <div className="sheet narrow">
      <h1>{words.t('pages.lost-card.title')}</h1>
      <CardsByLink language={language}>
        {sent ? (
          <Sent title="pages.lost-card.result.title" text="pages.lost-card.result.text" />
        ) : (
          <>
            <p className="lead">{words.t('pages.lost-card.steps.person.intro')}</p>
            <Questions
              form={lostCardForm}
              typed={typed}
              sendLabel="pages.lost-card.send"
              onSent={(answer) => setSent({ answer })}
            />
            <p className="result-note">{words.t('pages.lost-card.note')}</p>
          </>
        )}
      </CardsByLink>
    </div>
  );
}
