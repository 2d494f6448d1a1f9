import { preloadedPage } from '../../runtime/preloaded-page.tsx';
import type { ComponentType } from 'react';

const made = new Map<string, ComponentType>();

/** The page of a resource that holds one record an office; its form library comes only with it. */
export function settingsPage(resource: string, path: string): ComponentType {
  let page = made.get(resource);
  if (!page) {
    page = preloadedPage(async () => {
      const { SettingsPage } = await import('../../settings/SettingsPage.tsx');
      return () => <SettingsPage path={`${resource}/${path}`} />;
    }).Page;
    made.set(resource, page);
  }
  return page;
}
