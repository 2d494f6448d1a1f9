import { useWords } from '../../words.tsx';

export function Progress({
  titles,
  at,
  reached,
  onGo,
}: {
  readonly titles: readonly string[];
  readonly at: number;
  readonly reached: number;
  readonly onGo: (step: number) => void;
}) {
  const words = useWords();
  return (
    <nav className="f-progress" aria-label={words.t('form.progress.label')}>
      <p className="f-progress-text">{words.t('form.progress.text', { number: at + 1, count: titles.length })}</p>
      <ol>
        {titles.map((title, index) => (
          <li key={title} className={index < at ? 'f-done' : ''} aria-current={index === at ? 'step' : undefined}>
            {index !== at && index <= reached ? (
              <button type="button" className="f-button-plain" onClick={() => onGo(index)}>
                {title}
              </button>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
