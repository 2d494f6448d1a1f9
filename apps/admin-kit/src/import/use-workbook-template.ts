import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';

/**
 * Returns the URL of the template spreadsheet, or null if this build has none. Checks the content type, because some
 * web servers return the index page for unknown paths.
 */
export function useWorkbookTemplate(resource: string): string | null {
  const address = `/templates/${useLocale()}/${resource}.xlsx`;
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetch(address, { method: 'HEAD', signal: abort.signal }).then(
      (answer) => setFound(answer.ok && isWorkbook(answer) ? address : null),
      () => setFound(null),
    );
    return () => abort.abort();
  }, [address]);
  return found;
}

function isWorkbook(answer: Response): boolean {
  return answer.headers.get('content-type')?.includes('spreadsheet') ?? false;
}
