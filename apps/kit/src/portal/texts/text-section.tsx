import { useWords } from '../words.tsx';

/**
 * A text as the build knows it: the words at `<of>.title` and `<of>.p1`, `<of>.p2` and so on. Where the server has another text by
 * now, the script of a page with `script: 'texts'` puts that in its place.
 */
export function TextSection({
  id,
  of,
  source,
}: {
  readonly id: string;
  /** Key of the words. */
  readonly of: string;
  /** Path of the API that answers a row with `title_<language>` and `body_<language>`. */
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
