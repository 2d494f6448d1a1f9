import { useEffect, useRef, useState } from 'react';
import type { FormPage } from '../form-page.ts';
import type { PageProps } from '../page-props.ts';
import { FormRunner } from '../runner/form-runner.tsx';
import type { KindControls } from '../widgets/kind.tsx';
import { useWords } from '../words.tsx';

/** Creates a page with one form of `schemas/flows`. After sending it shows `pages.<name>.sent`, or a generic thank-you. */
export function singleForm(form: FormPage, controls?: KindControls) {
  return function SingleFormPage({ typed }: PageProps) {
    const words = useWords();
    const [isSent, setSent] = useState(false);
    const thanks = useRef<HTMLHeadingElement>(null);
    useEffect(() => {
      if (isSent) thanks.current?.focus();
    }, [isSent]);
    if (isSent) {
      const own = `pages.${form.name}.sent`;
      return (
        <div className="sheet narrow">
          <h1 ref={thanks} tabIndex={-1}>
            {words.t('form.sent.title')}
          </h1>
          <p>{words.t(words.has(own) ? own : 'form.sent.text')}</p>
        </div>
      );
    }
    return (
      <div className="sheet">
        <h1>{words.t(form.title)}</h1>
        <FormRunner page={form} typed={typed} {...(controls && { controls })} onSent={() => setSent(true)} />
      </div>
    );
  };
}
