import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { LiveStatus } from '../../live/live-status.tsx';
import { useLive } from '../../live/use-live.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { useResource } from '../../model/model-context.tsx';
import { ViewSwitch } from '../../pages/list/view-switch.tsx';

const CalendarContent = lazyComponent(
  () => import('./calendar-content.tsx'),
  <Skeleton variant="rounded" height={560} />,
);

interface CalendarPageProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders the page of a calendar. */
export function CalendarPage({ name, children }: CalendarPageProps) {
  const translate = useTranslate();
  const resourceName = useResourceContext() ?? '';
  const view = useResource(resourceName)?.views?.find((one) => one.name === name);
  const connection = useLive(view);
  return (
    <>
      <PageHeading
        title={translate(`resources.${resourceName}.views.${name}`)}
        {...(connection && { chip: <LiveStatus connection={connection} /> })}
      >
        <ViewSwitch current={name} />
      </PageHeading>
      {view?.kind === 'calendar' ? <CalendarContent view={view}>{children}</CalendarContent> : null}
    </>
  );
}
