import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';

/**
 * The address of the spreadsheet to fill in, or null where this build brings none: a foreign web server may answer any unknown
 * address with its one page, so that the type decides.
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
