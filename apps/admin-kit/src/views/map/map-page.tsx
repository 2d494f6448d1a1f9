import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, useResourceContext, useTranslate } from 'react-admin';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { LiveStatus } from '../../live/live-status.tsx';
import { useLive } from '../../live/use-live.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useResource } from '../../model/model-context.tsx';
import { ViewSwitch } from '../../pages/list/view-switch.tsx';

const MapContent = lazyComponent(() => import('./map-content.tsx'), <Skeleton variant="rounded" height={560} />);

/** The map loads its records itself, because it shows more than a page of them. */
const NO_QUERY = { enabled: false };

interface MapPageProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders the page of a map. It shares filters and search with the list of the resource. */
export function MapPage({ name, children }: MapPageProps) {
  const translate = useTranslate();
  const resourceName = useResourceContext() ?? '';
  const resource = useResource(resourceName);
  const view = resource?.views?.find((one) => one.name === name);
  const connection = useLive(view);
  return (
    <ListBase
      disableAuthentication
      exporter={false}
      queryOptions={NO_QUERY}
      {...(resource ? { sort: { ...resource.list.sort } } : {})}
    >
      <PageHeading
        title={translate(`resources.${resourceName}.views.${name}`)}
        {...(connection && { chip: <LiveStatus connection={connection} /> })}
      >
        <ViewSwitch current={name} />
      </PageHeading>
      {view?.kind === 'map' ? <MapContent view={view}>{children}</MapContent> : null}
    </ListBase>
  );
}
