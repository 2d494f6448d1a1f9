import type { FlowOutline } from '@tuyen/model';
import type { ComponentType } from 'react';
import { preloadedPage, type PreloadedPage } from '../../core/preloaded-page.tsx';

/** What the shell must know of a flow of staff. Generated as `flows.gen.ts`. Its name is read from the words at `flows`. */
export interface FlowEntry {
  readonly name: string;
  readonly icon: ComponentType;
  /** The permission that it needs. */
  readonly slug: string;
  /** Pages of the project to which it links after a refusal. */
  readonly linksTo?: readonly string[];
  readonly load: () => Promise<ComponentType>;
}

/** The build's flows, then those that the server alone knows, whose pages come from what it describes. */
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

function runtimeEntry({ name, task }: FlowOutline, icon: ComponentType): FlowEntry {
  const load = async () => {
    const { runtimeFlow } = await import('./RuntimeFlow.tsx');
    return runtimeFlow(name);
  };
  return { name, icon, slug: task?.slug ?? '', load };
}

const pages = new Map<string, PreloadedPage>();

/** The page of a flow, made once: a component that changed its identity would lose what it shows. */
export function flowPageOf({ name, load }: FlowEntry): PreloadedPage {
  const page = pages.get(name) ?? preloadedPage(load);
  pages.set(name, page);
  return page;
}
