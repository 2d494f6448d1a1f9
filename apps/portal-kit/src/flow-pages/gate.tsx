import { useCallback, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { FormPage } from '../form-page.ts';
import { useChunk, type Chunk } from '../hooks/use-chunk.ts';
import type { PageProps } from '../page-props.ts';
import type { FormRunnerProps } from '../runner/form-runner.tsx';
import { useWords } from '../words.tsx';

export interface FormStart {
  /** ID of the record that the form changes, for example a card. The form keeps a separate draft for each record. */
  readonly about: string;
  /** Names of form steps that the form skips, because the gate already asked their questions. */
  readonly without?: readonly string[];
  readonly known?: Pick<FormRunnerProps, 'suggested' | 'fixed' | 'pricedFor' | 'facts'>;
}

/**
 * Props of a gate, the component that a page shows before a form. The gate finds the record that the form is about, and
 * calls `onStart`.
 */
export interface GateProps<Language extends string = string> extends PageProps<Language> {
  readonly form: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Tells the page that the form will probably start, so that the page can load the form's code early. */
  readonly onLikely: () => void;
  readonly onStart: (start: FormStart) => void;
}

export interface GatedFormProps<Language extends string = string> {
  readonly start: FormStart;
  readonly language: Language;
}

export interface Gate<Language extends string> extends Pick<GateProps, 'heading' | 'onLikely' | 'onStart'> {
  readonly start: FormStart | undefined;
  readonly chunk: Chunk<ComponentType<GatedFormProps<Language>>>;
}

/** @param load loads the form's code; pass the same function in every render */
export function useGate<Language extends string>(
  load: () => Promise<{ readonly default: ComponentType<GatedFormProps<Language>> }>,
): Gate<Language> {
  const heading = useRef<HTMLHeadingElement>(null);
  const [start, setStart] = useState<FormStart>();
  const [likely, setLikely] = useState(false);
  const chunk = useChunk(load, likely || start !== undefined);
  const onLikely = useCallback(() => setLikely(true), []);
  return { heading, start, chunk, onLikely, onStart: setStart };
}

/** Shows the form behind a gate when the gate has called `onStart`, or the state of loading its code. */
export function GatedForm<Language extends string>({
  heading,
  start,
  chunk,
  language,
}: Pick<Gate<Language>, 'heading' | 'start' | 'chunk'> & { readonly language: Language }) {
  const words = useWords();
  const { part: Form, failed, again } = chunk;
  if (!start) return null;
  if (Form) return <Form start={start} language={language} />;
  return (
    <p className={failed ? 'f-status' : 'f-status f-busy'} role="status">
      {words.t(failed ? 'form.load.failed' : 'form.load.busy')}{' '}
      {failed && (
        <button
          type="button"
          className="f-button f-button-plain"
          onClick={() => {
            // Moves the focus to the heading, because the retry button disappears when the form arrives.
            heading.current?.focus();
            again();
          }}
        >
          {words.t('form.again')}
        </button>
      )}
    </p>
  );
}

/** Returns the form for one record. The form has its own draft, and omits the steps that a gate has already asked. */
export function formAbout(form: FormPage, { about, without = [] }: FormStart): FormPage {
  return { ...form, name: `${form.name}.${about}`, steps: form.steps.filter(({ name }) => !without.includes(name)) };
}
