import { flowsFor, type Flow, type Model } from '@tuyen/model';
import { pascal } from './print/names.ts';
import { DASHBOARDS, FLOWS, pageAt, PORTAL_PAGES, type PageFolder, type PortalPart } from './project.ts';

export interface OwnPage {
  readonly folder: PageFolder;
  readonly name: string;
  readonly source: string;
  /** Name under which the module exports the page: `default` in the portal. */
  readonly exported: string;
}

const SUFFIX = { [DASHBOARDS]: 'Dashboard', [FLOWS]: 'Flow' } as const;
const PORTAL_SUFFIX = { page: 'Page', steps: 'Steps', result: 'ResultPage' } as const;

export function ownPageName(folder: typeof DASHBOARDS | typeof FLOWS, name: string): string {
  return `${pascal(name)}${SUFFIX[folder]}`;
}

export function ownPages(model: Model): readonly OwnPage[] {
  const all = { [DASHBOARDS]: model.dashboards, [FLOWS]: flowsFor(model, 'staff') };
  const inPortal: readonly OwnPage[] = flowsFor(model, 'portal').flatMap((flow) =>
    portalPartsOf(flow).map((part): OwnPage => ({
      folder: PORTAL_PAGES,
      name: `${flow.name}/${part}`,
      source: flow.source,
      exported: 'default',
    })),
  );
  const inAdmin = ([DASHBOARDS, FLOWS] as const).flatMap((folder) =>
    all[folder].map(({ name, source }) => ({ folder, name, source, exported: ownPageName(folder, name) })),
  );
  return [...inAdmin, ...inPortal];
}

export function portalPartName(flow: string, part: PortalPart): string {
  return `${pascal(flow)}${PORTAL_SUFFIX[part]}`;
}

/**
 * Returns the parts of a portal flow for which files are generated. Returns none if a page that the project wrote shows
 * the flow.
 */
export function portalPartsOf({ page, result }: Flow): readonly PortalPart[] {
  if (!page || page.look === 'none') return [];
  return ['page', ...(page.gate ? (['steps'] as const) : []), ...(result?.load ? (['result'] as const) : [])];
}

export function ownPageAt(model: Model, path: string): OwnPage | undefined {
  const at = pageAt(path);
  return at && ownPages(model).find(({ folder, name }) => folder === at.folder && name === at.name);
}
