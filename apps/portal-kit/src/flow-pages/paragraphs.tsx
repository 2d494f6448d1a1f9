import { useWords } from '../words.tsx';

/** Text with a paragraph for each of its lines. */
export function Paragraphs({ text }: { readonly text: string }) {
  return useWords()
    .t(text)
    .split('\n')
    .map((line) => <p key={line}>{line}</p>);
}
