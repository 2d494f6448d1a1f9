import { useRef, useState, type RefObject } from 'react';
import type { Answers } from '../form-page.ts';

/** Props of a project's component that is shown above or below a form. */
export interface SlotProps<Language extends string = string> {
  readonly language: Language;
  /**
   * Fills in answers of the form and scrolls to the form. A component calls it, for example, when the visitor picks an
   * entry of a list.
   */
  readonly onGive: (answers: Answers) => void;
}

/**
 * Returns the answers that a component above or below the form fills in. The form's heading receives the focus when
 * answers are filled in.
 */
export function useGiven(): {
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
