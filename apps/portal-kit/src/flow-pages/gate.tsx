import { useCallback, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { FormPage } from '../form-page.ts';
import { useChunk, type Chunk } from '../hooks/use-chunk.ts';
import type { PageProps } from '../page-props.ts';
import type { FormRunnerProps } from '../runner/form-runner.tsx';
import { useWords } from '../words.tsx';

/** What a gate knows when the form starts. */
export interface FormStart {
  /** ID of the record that the form is about. Each record has a draft of its own. */
  readonly about: string;
  /** Names of the steps that the gate has asked for. */
  readonly without?: readonly string[];
  /** Props of `FormRunner`. */
  readonly known?: Pick<FormRunnerProps, 'suggested' | 'fixed' | 'pricedFor' | 'facts'>;
}

/** Props of the component before a form. It shows what it asks or has found, and calls `onStart`. */
export interface GateProps<Language extends string = string> extends PageProps<Language> {
  /** Name of the flow. */
  readonly form: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The form will probably start. Its code is loaded meanwhile. */
  readonly onLikely: () => void;
  readonly onStart: (start: FormStart) => void;
}

/** Props of the form behind a gate, which is loaded when it is needed. */
export interface GatedFormProps<Language extends string = string> {
  readonly start: FormStart;
  readonly language: Language;
}

export interface Gate<Language extends string> extends Pick<GateProps, 'heading' | 'onLikely' | 'onStart'> {
  readonly start: FormStart | undefined;
  readonly chunk: Chunk<ComponentType<GatedFormProps<Language>>>;
}

/** @param load must keep its identity between renders */
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

/** Shows the form once the gate has started it and its code is loaded. */
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

/** Returns the form for what a gate has found: without the steps that the gate has asked for, and with a draft of its own. */
export function formAbout(form: FormPage, { about, without = [] }: FormStart): FormPage {
  return { ...form, name: `${form.name}.${about}`, steps: form.steps.filter(({ name }) => !without.includes(name)) };
}
