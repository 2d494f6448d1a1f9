import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Confirm, useTranslate } from 'react-admin';

type Register = (field: string, question: string | undefined) => void;

const Context = createContext<Register>(() => undefined);

export const ConfirmationsProvider = Context.Provider;

/** Registers the question of the choice that a field has now. The form asks it before it sends. */
export function useConfirmation(field: string, question: string | undefined): void {
  const register = useContext(Context);
  useEffect(() => {
    register(field, question);
    return () => register(field, undefined);
  }, [register, field, question]);
}

export interface Confirmations {
  readonly register: Register;
  /** Asks the questions of the current choices. Resolves to true if there are none, or if the user confirms. */
  readonly confirmed: () => Promise<boolean>;
  readonly dialog: ReactNode;
}

export function useConfirmations(): Confirmations {
  const translate = useTranslate();
  const questions = useRef(new Map<string, string>());
  const [open, setOpen] = useState<{ readonly text: string; readonly answer: (agreed: boolean) => void }>();

  const register = useCallback<Register>((field, question) => {
    if (question === undefined) questions.current.delete(field);
    else questions.current.set(field, question);
  }, []);
  const confirmed = useCallback(() => {
    const text = [...questions.current.values()].join(' ');
    if (text === '') return Promise.resolve(true);
    return new Promise<boolean>((resolve) => setOpen({ text, answer: resolve }));
  }, []);
  const answer = (agreed: boolean) => {
    open?.answer(agreed);
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
  return { register, confirmed, dialog };
}
