import { flowsFor, type Model } from '@tuyen/model';
import { pascal } from '../print/names.ts';
import { DASHBOARDS, FLOWS, pageAt, type PageFolder } from '../project.ts';

/** Page of a dashboard or a flow, which a custom file can replace. It belongs to no resource. */
export interface OwnPage {
  readonly folder: PageFolder;
  readonly name: string;
  readonly source: string;
  readonly exported: string;
}

const SUFFIX = { [DASHBOARDS]: 'Dashboard', [FLOWS]: 'Flow' } as const;

/** Returns the component name: `CompanyRootDashboard`, `SellTicketFlow`. */
export function ownPageName(folder: PageFolder, name: string): string {
  return `${pascal(name)}${SUFFIX[folder]}`;
}

export function ownPages(model: Model): readonly OwnPage[] {
  const all = { [DASHBOARDS]: model.dashboards, [FLOWS]: flowsFor(model, 'staff') };
  return ([DASHBOARDS, FLOWS] as const).flatMap((folder) =>
    all[folder].map(({ name, source }) => ({ folder, name, source, exported: ownPageName(folder, name) })),
  );
}

export function ownPageAt(model: Model, path: string): OwnPage | undefined {
  const at = pageAt(path);
  return at && ownPages(model).find(({ folder, name }) => folder === at.folder && name === at.name);
}
