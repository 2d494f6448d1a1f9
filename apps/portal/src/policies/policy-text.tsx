import { useWords } from '@tuyen/kit/portal';
import type { PolicyTab } from '../routes.ts';

/** The paragraphs of a policy; they stand numbered in the locale files, from 1 to the last. */
export function PolicyText({ of }: { readonly of: PolicyTab }) {
  const words = useWords();
  const paragraphs: string[] = [];
  for (let number = 1; words.has(`policies.${of}.p${number}`); number++) {
    paragraphs.push(words.t(`policies.${of}.p${number}`));
  }
  return paragraphs.map((text) => <p key={text}>{text}</p>);
}
