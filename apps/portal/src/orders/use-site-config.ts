import { useEffect, useState } from 'react';
import { useClient } from '@tuyen/kit/portal';

/** The public keys of the site's settings; empty until they come, and where they do not: every reader has a default. */
export function useSiteConfig(): Readonly<Record<string, unknown>> {
  const client = useClient();
  const [config, setConfig] = useState<Readonly<Record<string, unknown>>>({});
  useEffect(() => {
    const abort = new AbortController();
    client.get('settings/site-config', {}, abort.signal).then(
      (answer) => typeof answer === 'object' && answer !== null && setConfig({ ...answer }),
      () => undefined,
    );
    return () => abort.abort();
  }, [client]);
  return config;
}
