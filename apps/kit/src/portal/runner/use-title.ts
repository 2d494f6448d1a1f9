import { useEffect } from 'react';
import { useWords } from '../words.tsx';

/** Screen readers read the title first when a page changes: it says that something is wrong. */
export function useErrorTitle(wrong: boolean): void {
  const words = useWords();
  useEffect(() => {
    if (!wrong) return;
    const { title } = document;
    document.title = `${words.t('form.error_prefix')} ${title}`;
    return () => void (document.title = title);
  }, [wrong, words]);
}
