import { Skeleton } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { ListBase, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { useResource } from '../../model/model-context.tsx';
import { LiveStatus } from '../../live/live-status.tsx';
import { useLive } from '../../live/use-live.ts';
import { PageHeading } from '../../layout/page-heading.tsx';
import { EmptyList } from '../../pages/list/empty-list.tsx';
import { Pages } from '../../pages/list/pages.tsx';
import { ViewSwitch } from '../../pages/list/view-switch.tsx';
import { LoadError } from '../../pages/load-error.tsx';
import { PER_PAGE } from '../../early/first-page.ts';
import { withCan } from '../../record/record-can.ts';
import type { ViewProps } from './view-props.ts';

interface PluginViewPageProps<Settings extends object, Part extends string> {
  readonly name: string;
  readonly component: ComponentType<ViewProps<Settings, Part>>;
  readonly settings: Settings;
  readonly parts: Readonly<Record<Part, ReactNode>>;
}

/** Renders the page of a view that a plugin defines. */
export function PluginViewPage<Settings extends object, Part extends string>({
  name,
  ...content
}: PluginViewPageProps<Settings, Part>) {
  const translate = useTranslate();
  const resourceName = useResourceContext() ?? '';
  const found = useResource(resourceName)?.views?.find((view) => view.name === name);
  const connection = useLive(found);
  if (found?.kind !== 'plugin') return null;
  const [sort, ...others] = found.sort;
  // The list controller accepts one sort order only. The data provider reads all sort orders from `meta`.
  const meta = others.length > 0 ? { meta: { sort: found.sort } } : {};
  return (
    <ListBase
      disableAuthentication
      perPage={PER_PAGE}
      exporter={false}
      filter={found.filter}
      storeKey={`${resourceName}.views.${name}`}
      queryOptions={withCan(LIST_QUERY, meta)}
      {...(sort ? { sort: { ...sort } } : {})}
    >
      <PageHeading
        title={translate(`resources.${resourceName}.views.${name}`)}
        {...(connection && { chip: <LiveStatus connection={connection} /> })}
      >
        <ViewSwitch current={name} />
      </PageHeading>
      <Content {...content} />
      <Pages />
    </ListBase>
  );
}

/** Suppresses react-admin's notification, because the error is shown instead of the records. */
const LIST_QUERY = { onError: () => undefined };

function Content<Settings extends object, Part extends string>({
  component: View,
  settings,
  parts,
}: Omit<PluginViewPageProps<Settings, Part>, 'name'>) {
  const list = useListContext();
  if (list.error) return <LoadError />;
  if (list.isPending) return <Skeleton variant="rounded" height={320} />;
  if (list.total === 0) return <EmptyList />;
  return <View list={list} settings={settings} parts={parts} />;
}
