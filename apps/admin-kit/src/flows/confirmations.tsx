import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Confirm, useTranslate } from 'react-admin';

interface Question {
  readonly text: string;
  /** Name of the answer that is sent as true once the user has confirmed. */
  readonly answer: string | undefined;
}

type Register = (field: string, question: Question | undefined) => void;

const Context = createContext<Register>(() => undefined);

export const ConfirmationsProvider = Context.Provider;

/** Registers the question of the choice that a field has now. The form asks it before it sends. */
export function useConfirmation(field: string, text: string | undefined, answer?: string): void {
  const register = useContext(Context);
  useEffect(() => {
    register(field, text === undefined ? undefined : { text, answer });
    return () => register(field, undefined);
  }, [register, field, text, answer]);
}

export interface Confirmations {
  readonly register: Register;
  /** Asks the questions of the current choices. Resolves to true if there are none, or if the user confirms. */
  readonly confirmed: () => Promise<boolean>;
  /** Returns the answers to the questions of the current choices, for a form whose user has confirmed them. */
  readonly agreed: () => Readonly<Record<string, true>>;
  readonly dialog: ReactNode;
}

export function useConfirmations(): Confirmations {
  const translate = useTranslate();
  const questions = useRef(new Map<string, Question>());
  const [open, setOpen] = useState<{ readonly text: string; readonly answer: (agreed: boolean) => void }>();

  const register = useCallback<Register>((field, question) => {
    if (question === undefined) questions.current.delete(field);
    else questions.current.set(field, question);
  }, []);
  const confirmed = useCallback(() => {
    const text = [...questions.current.values()].map((question) => question.text).join(' ');
    if (text === '') return Promise.resolve(true);
    return new Promise<boolean>((resolve) => setOpen({ text, answer: resolve }));
  }, []);
  const agreed = useCallback(
    () =>
      Object.fromEntries(
        [...questions.current.values()].flatMap((question) =>
          question.answer === undefined ? [] : [[question.answer, true as const]],
        ),
      ),
    [],
  );
  const answer = (isAgreed: boolean) => {
    open?.answer(isAgreed);
    setOpen(undefined);
  };
  const dialog = (
    <Confirm
      isOpen={open !== undefined}
      title={translate('flow.confirm')}
      content={open?.text ?? ''}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
  return { register, confirmed, agreed, dialog };
}
