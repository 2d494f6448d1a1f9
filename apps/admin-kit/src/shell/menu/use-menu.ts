import Assessment from '@mui/icons-material/Assessment';
import Category from '@mui/icons-material/Category';
import DashboardIcon from '@mui/icons-material/Dashboard';
import { useContext, useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useMaySlug } from '../../auth/session-context.tsx';
import { flowPageOf, withServerFlows } from '../../flows/flow-entry.ts';
import { ModelStoreContext, useModel, useOutline } from '../../model/model-context.tsx';
import { preloadPageAt } from '../../runtime/entry-pages.ts';
import type { ResourceEntry } from '../../runtime/resource-entry.ts';
import { withServerResources } from '../../runtime/runtime-entry.ts';
import { useDefinition } from '../definition/definition-context.tsx';
import { FRAMED_PATHS } from '../definition/shell-paths.ts';
import { menuGroups, type MenuItem } from './menu-groups.ts';

export interface MenuPage {
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType;
  readonly preload?: () => void;
}

export interface MenuGroup {
  readonly name: string;
  readonly label: string;
  readonly pages: readonly MenuPage[];
}

interface Menu {
  readonly pages: readonly MenuPage[];
  readonly groups: readonly MenuGroup[];
  readonly entries: readonly ResourceEntry[];
}

export function useMenu(): Menu {
  const { t } = useTranslation();
  const mayIn = useMay();
  const may = useMaySlug();
  const model = useModel();
  const outline = useOutline();
  const store = useContext(ModelStoreContext);
  const { menu: builtMenu, pages, resources, flows: builtFlows, savedReports } = useDefinition();
  const flows = withServerFlows(builtFlows ?? [], outline.flows, Category).filter(({ slug }) => may(slug));
  const entries = useMemo(() => withServerResources(resources, outline.resources, Category), [resources, outline]);
  const shown = entries.filter((entry) => entry.menu !== null && isListed(entry) && mayIn(entry.name, 'list'));
  const known = model.menu.length > 0 ? model.menu : builtMenu;
  const flowItems = flows.map((flow) => ({
    name: flow.name,
    group: flow.menu,
    page: {
      path: `/flows/${flow.name}`,
      label: t(`flows.${flow.name}`),
      icon: flow.icon,
      preload: () => {
        store.prepare('flows', flow.name);
        quietly(flowPageOf(flow).preload());
      },
    },
  }));
  const resourceItems = shown.map(({ name, icon, menu }) => ({
    name,
    group: menu ?? 'other',
    page: {
      path: `/${name}`,
      label: t(`resources.${name}.name`, { smart_count: 2, defaultValue: name }),
      icon,
      preload: () => {
        store.prepare('resources', name);
        quietly(preloadPageAt(`/${name}`, entries));
      },
    },
  }));
  const pageItems = pages.flatMap(({ path, menu, preload }) => {
    if (!menu || !(menu.isVisible?.({ may, model }) ?? true)) return [];
    return [
      {
        name: path,
        group: menu.group,
        page: { path, label: t(menu.label), icon: menu.icon, preload: () => quietly(preload()) },
      },
    ];
  });
  const items: readonly MenuItem<MenuPage>[] = [...flowItems, ...resourceItems, ...pageItems];
  const reports: readonly MenuPage[] =
    savedReports === undefined && shown.some(({ singleton }) => singleton === undefined)
      ? [
          {
            path: FRAMED_PATHS.savedReports,
            label: t('menu.saved_reports'),
            icon: Assessment,
          },
        ]
      : [];
  const home: MenuPage = { path: '/', label: t('menu.dashboard'), icon: DashboardIcon };
  return {
    pages: [home, ...items.flatMap(({ group, page }) => (group === undefined ? [page] : [])), ...reports],
    groups: menuGroups(known, items).map(({ name, pages: ofGroup }) => ({
      name,
      label: t(`menu.${name}`, { defaultValue: name }),
      pages: ofGroup,
    })),
    entries: shown,
  };
}

function quietly(loading: Promise<void>): void {
  void loading.catch(() => undefined);
}

function isListed({ actions, singleton }: ResourceEntry): boolean {
  return singleton !== undefined || actions.includes('list');
}
