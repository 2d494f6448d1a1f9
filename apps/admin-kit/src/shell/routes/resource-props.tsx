import { keysOf } from '@tuyen/model';
import type { PreloadedPage } from '../../layout/preloaded-page.tsx';
import { useMay } from '../../auth/session-context.tsx';
import { Described } from '../../model/described.tsx';
import type { PageName, ResourceEntry } from '../../runtime/resource-entry.ts';
import { memo, type ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route, useParams } from 'react-router';
import { pagesOf, viewPageOf } from '../../runtime/entry-pages.ts';
import { AccessDeniedPage } from '../messages/access-denied-page.tsx';
import { NotFoundRoute } from './not-found-route.tsx';

/** @param titleOf returns the title of a record by the template of its resource */
export function resourceProps(
  entry: ResourceEntry,
  titleOf: (template: string, record: object) => string,
): ResourceProps {
  const { name, icon, title, singleton } = entry;
  const made = pagesOf(entry);
  // A singleton has no list, so its record is shown at the URL of the list.
  const pagesByName: typeof made = singleton === undefined ? made : { ...(made.edit && { list: made.edit }) };
  const pages = keysOf(pagesByName).flatMap((page): [string, ReactElement][] => {
    const shown = pagesByName[page];
    return shown ? [[page, <Permitted key={page} resource={name} action={page} page={shown} />]] : [];
  });
  return {
    name,
    icon,
    recordRepresentation: (record: object) => titleOf(title, record),
    ...Object.fromEntries(pages),
    ...(entry.views && { children: <Route path="views/:view" element={<ViewRoute entry={entry} />} /> }),
  };
}

function ViewRoute({ entry }: { readonly entry: ResourceEntry }) {
  const { view = '' } = useParams();
  const page = viewPageOf(entry, view);
  return page ? <Permitted key={view} resource={entry.name} action="list" page={page} /> : <NotFoundRoute />;
}

interface PermittedProps {
  readonly resource: string;
  readonly action: PageName;
  readonly page: PreloadedPage;
}

const Permitted = memo(function Permitted({ resource, action, page }: PermittedProps) {
  return useMay()(resource, action) ? <Described of="resources" name={resource} page={page} /> : <AccessDeniedPage />;
});
