import type { CrudAction } from '@tuyen/model';
import type { ComponentType } from 'react';

export type PageName = 'list' | 'create' | 'edit' | 'show';

/** What the shell must know of a resource to list it in the menu, and how to get its pages. Generated, one a resource. */
export interface ResourceEntry {
  readonly name: string;
  readonly icon: ComponentType;
  readonly module: string;
  /** Menu group; null keeps it out of the menu. */
  readonly menu: string | null;
  /** How one record is called: `{code} – {name}`. */
  readonly title: string;
  readonly actions: readonly CrudAction[];
  /** Path of the one record of a resource that has no others: its edit page is at the address of the list. */
  readonly singleton?: string;
  /** Each page behind its own import, so that a list does not wait for a form. */
  readonly pages: Readonly<Partial<Record<PageName, () => Promise<ComponentType>>>>;
  /** Pages beside the list, by the names of the views. */
  readonly views?: Readonly<Record<string, () => Promise<ComponentType>>>;
}
