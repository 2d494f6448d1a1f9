import { useEffect } from 'react';
import { useWords } from '../words.tsx';

/** Adds a note about errors to the document title, because screen readers read the title first. */
export function useErrorTitle(wrong: boolean): void {
  const words = useWords();
  useEffect(() => {
    if (!wrong) return;
    const { title } = document;
    document.title = `${words.t('form.error_prefix')} ${title}`;
    return () => void (document.title = title);
  }, [wrong, words]);
}
