import { useRef, useState, type RefObject } from 'react';
import type { Answers } from '../form-page.ts';

export interface SlotProps<Language extends string = string> {
  readonly language: Language;
  readonly onGive: (answers: Answers) => void;
}

/** Returns the state that connects a form with the components above and below it: `onGive` fills in answers. */
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
