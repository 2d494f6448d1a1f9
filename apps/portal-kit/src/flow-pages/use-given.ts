import { useRef, useState, type RefObject } from 'react';
import type { Answers } from '../form-page.ts';

/** Props of a component above or below a form. */
export interface SlotProps<Language extends string = string> {
  readonly language: Language;
  /** Fills in answers of the form and moves to the form, for example after a choice from a list. */
  readonly onGive: (answers: Answers) => void;
}

/** Answers that a component beside the form has given. The heading of the form takes the focus. */
export function useGiven(): {
  /** Props of `FormRunner`. */
  readonly given: { readonly given?: Answers };
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onGive: (answers: Answers) => void;
} {
  const [given, setGiven] = useState<{ readonly given?: Answers }>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const onGive = (answers: Answers) => {
    setGiven({ given: answers });
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  };
  return { given, heading, onGive };
}
