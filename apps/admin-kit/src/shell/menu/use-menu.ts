import Category from '@mui/icons-material/Category';
import DashboardIcon from '@mui/icons-material/Dashboard';
import { useContext, useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useMaySlug } from '../../auth/session-context.tsx';
import { flowPageOf, withServerFlows, type FlowEntry } from '../../flows/flow-entry.ts';
import { ModelStoreContext, useModel, useOutline } from '../../model/model-context.tsx';
import { preloadPageAt } from '../../runtime/entry-pages.ts';
import type { ResourceEntry } from '../../runtime/resource-entry.ts';
import { withServerResources } from '../../runtime/runtime-entry.ts';
import { useDefinition } from '../definition/definition-context.tsx';
import { menuGroups } from './menu-groups.ts';

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
  const { menu: builtMenu, pages, resources, flows: builtFlows } = useDefinition();
  const flows = withServerFlows(builtFlows ?? [], outline.flows, Category).filter(({ slug }) => may(slug));
  const entries = useMemo(() => withServerResources(resources, outline.resources, Category), [resources, outline]);
  const shown = entries.filter((entry) => entry.menu !== null && isListed(entry) && mayIn(entry.name, 'list'));
  const groups = menuGroups(model.menu.length > 0 ? model.menu.map(({ name }) => name) : builtMenu, shown);
  const own = pages.flatMap(({ path, menu, preload }): MenuPage[] => {
    if (!menu || !(menu.isVisible?.({ may, model }) ?? true)) return [];
    return [{ path, label: t(menu.label), icon: menu.icon, preload: () => quietly(preload()) }];
  });
  const flowItem = (flow: FlowEntry): MenuPage => ({
    path: `/flows/${flow.name}`,
    label: t(`flows.${flow.name}`),
    icon: flow.icon,
    preload: () => {
      store.prepare('flows', flow.name);
      quietly(flowPageOf(flow).preload());
    },
  });
  return {
    pages: [{ path: '/', label: t('menu.dashboard'), icon: DashboardIcon }, ...flows.map(flowItem), ...own],
    groups: groups.map((group) => ({
      name: group.name,
      label: t(`menu.${group.name}`, { defaultValue: group.name }),
      pages: group.entries.map(({ name, icon }) => ({
        path: `/${name}`,
        label: t(`resources.${name}.name`, { smart_count: 2, defaultValue: name }),
        icon,
        preload: () => {
          store.prepare('resources', name);
          quietly(preloadPageAt(`/${name}`, entries));
        },
      })),
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
