import { recordTitle, useMay, type PageName, type ResourceEntry } from '@tuyen/kit/admin';
import type { ComponentType, ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { pagesOf } from './boot/pages.ts';
import { AccessDeniedPage } from './pages/AccessDeniedPage.tsx';
import { settingsPage } from './settings/settings-page.tsx';

/** A registry entry as react-admin wants it. */
export function resourceProps(entry: ResourceEntry): ResourceProps {
  const { name, icon, title, singleton } = entry;
  if (singleton !== undefined) return { name, icon, list: settingsPage(name, singleton) };
  const pages = Object.entries(pagesOf(entry)).map(([page, { Page }]): [string, ReactElement] => [
    page,
    <Permitted key={page} resource={name} action={page as PageName} Page={Page} />,
  ]);
  return {
    name,
    icon,
    recordRepresentation: (record: object) => recordTitle(title, record),
    ...Object.fromEntries(pages),
  };
}

interface PermittedProps {
  readonly resource: string;
  readonly action: PageName;
  readonly Page: ComponentType;
}

/** A page, to whoever may see it. */
function Permitted({ resource, action, Page }: PermittedProps) {
  return useMay()(resource, action) ? <Page /> : <AccessDeniedPage />;
}
