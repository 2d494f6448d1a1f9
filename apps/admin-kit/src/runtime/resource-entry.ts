import type { CrudAction } from '@tuyen/model';
import type { ComponentType } from 'react';

export type PageName = 'list' | 'create' | 'edit' | 'show';

/** Registration of a resource in the back-office: its menu item and its lazy pages. Generated, one per resource. */
export interface ResourceEntry {
  readonly name: string;
  readonly icon: ComponentType;
  readonly module: string;
  readonly menu: string | null;
  /** Title template of a record: `{code} – {name}`. */
  readonly title: string;
  readonly actions: readonly CrudAction[];
  /**
   * Path of the page of a resource with a single record. Such a resource has no list, and its edit page has the URL of
   * the list.
   */
  readonly singleton?: string;
  /** Each page has a separate import, so that a list does not wait for a form. */
  readonly pages: Readonly<Partial<Record<PageName, () => Promise<ComponentType>>>>;
  readonly views?: Readonly<Record<string, () => Promise<ComponentType>>>;
}
