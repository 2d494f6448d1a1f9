import type { FlowOutline } from '@tuyen/model';
import type { ComponentType } from 'react';
import { preloadedPage, type PreloadedPage } from '../layout/preloaded-page.tsx';

export interface FlowEntry {
  readonly name: string;
  readonly icon: ComponentType;
  /** Group of the menu. Without it, the item is above the groups. */
  readonly menu?: string;
  readonly slug: string;
  readonly linksTo?: readonly string[];
  readonly load: () => Promise<ComponentType>;
}

export function withServerFlows(
  built: readonly FlowEntry[],
  described: readonly FlowOutline[],
  icon: ComponentType,
): readonly FlowEntry[] {
  const names = new Set(built.map(({ name }) => name));
  const others = described.filter(({ name }) => !names.has(name));
  if (others.length === 0) return built;
  return [...built, ...others.map((flow) => runtimeEntry(flow, icon))];
}

function runtimeEntry({ name, menu, task }: FlowOutline, icon: ComponentType): FlowEntry {
  const load = async () => {
    const { runtimeFlow } = await import('./runtime-flow.tsx');
    return runtimeFlow(name);
  };
  return { name, icon, ...(menu !== undefined && { menu }), slug: task?.slug ?? '', load };
}

const pages = new Map<string, PreloadedPage>();

/** Returns the page of a flow from a cache. A new component for each render would lose the state of the page. */
export function flowPageOf({ name, load }: FlowEntry): PreloadedPage {
  const page = pages.get(name) ?? preloadedPage(load);
  pages.set(name, page);
  return page;
}
