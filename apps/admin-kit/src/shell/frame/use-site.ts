import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { useOfficeId } from '../../auth/session-context.tsx';
import { type Site, siteQuery } from '../../data/site.ts';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';

export function useSite(): Site {
  const { http } = useServices();
  const { site: path } = useDefinition();
  const office = useOfficeId();
  const [language] = useLocaleState();
  return useQuery(siteQuery(http, path, { office, language })).data ?? {};
}
