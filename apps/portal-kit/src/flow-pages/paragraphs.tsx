import { useWords } from '../words.tsx';

export function Paragraphs({ text }: { readonly text: string }) {
  return useWords()
    .t(text)
    .split('\n')
    .map((line) => <p key={line}>{line}</p>);
}
