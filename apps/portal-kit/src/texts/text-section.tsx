import { useWords } from '../words.tsx';

/**
 * Text from the build, with the translation keys `<of>.title` and `<of>.p1`, `<of>.p2` and so on. On a page with
 * `script: 'texts'`, the script replaces it if the server has a newer text.
 */
export function TextSection({
  id,
  of,
  source,
}: {
  readonly id: string;
  readonly of: string;
  readonly source?: string;
}) {
  const words = useWords();
  const paragraphs: string[] = [];
  for (let number = 1; words.has(`${of}.p${number}`); number++) paragraphs.push(words.t(`${of}.p${number}`));
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-source={source}>
      <h2 id={`${id}-title`}>{words.t(`${of}.title`)}</h2>
      <div>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}
