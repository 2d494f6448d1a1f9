import { recordTitle, type ResourceEntry } from '@tuyen/kit/admin';
import type { ResourceProps } from 'react-admin';
import { pagesOf } from './boot/pages.ts';
import { settingsPage } from './settings/settings-page.tsx';

/** A registry entry as react-admin wants it. */
export function resourceProps(entry: ResourceEntry): ResourceProps {
  const { name, icon, title, singleton } = entry;
  if (singleton !== undefined) return { name, icon, list: settingsPage(name, singleton) };
  const { list, create, edit, show } = pagesOf(entry);
  return {
    name,
    icon,
    recordRepresentation: (record: object) => recordTitle(title, record),
    ...(list ? { list: list.Page } : {}),
    ...(create ? { create: create.Page } : {}),
    ...(edit ? { edit: edit.Page } : {}),
    ...(show ? { show: show.Page } : {}),
  };
}
