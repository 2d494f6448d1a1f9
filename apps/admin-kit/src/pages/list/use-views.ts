import type { Resource, View } from '@tuyen/model';
import { useMaySlug } from '../../auth/session-context.tsx';
import { useResource } from '../../model/model-context.tsx';

export function useViews(resource: string | undefined): readonly View[] {
  const described = useResource(resource);
  return usableViews(described, useMaySlug());
}

export function usableViews(resource: Resource | undefined, may: (slug: string) => boolean): readonly View[] {
  return (resource?.views ?? []).filter(({ slugs }) => slugs.length === 0 || slugs.some(may));
}
