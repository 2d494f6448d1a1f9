import { flowsFor, type Model } from '@tuyen/model';
import { pascal } from '../print/names.ts';
import { DASHBOARDS, FLOWS, pageAt, type PageFolder } from '../project.ts';

/** A page that belongs to no resource and can be owned. */
export interface OwnPage {
  readonly folder: PageFolder;
  readonly name: string;
  /** Path of its schema. */
  readonly source: string;
  /** The name under which the registry imports it. */
  readonly exported: string;
}

const SUFFIX = { [DASHBOARDS]: 'Dashboard', [FLOWS]: 'Flow' } as const;

/** `CompanyRootDashboard`, `SellTicketFlow` */
export function ownPageName(folder: PageFolder, name: string): string {
  return `${pascal(name)}${SUFFIX[folder]}`;
}

/** The pages of dashboards, and of flows of staff. */
export function ownPages(model: Model): readonly OwnPage[] {
  const all = { [DASHBOARDS]: model.dashboards, [FLOWS]: flowsFor(model, 'staff') };
  return ([DASHBOARDS, FLOWS] as const).flatMap((folder) =>
    all[folder].map(({ name, source }) => ({ folder, name, source, exported: ownPageName(folder, name) })),
  );
}

/** The page that the owned file at a path replaces. */
export function ownPageAt(model: Model, path: string): OwnPage | undefined {
  const at = pageAt(path);
  return at && ownPages(model).find(({ folder, name }) => folder === at.folder && name === at.name);
}
