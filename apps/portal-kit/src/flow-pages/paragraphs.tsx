import { useWords } from '../words.tsx';

/** Shows a translated text with one paragraph for each line. */
export function Paragraphs({ text }: { readonly text: string }) {
  return useWords()
    .t(text)
    .split('\n')
    .map((line) => <p key={line}>{line}</p>);
}
