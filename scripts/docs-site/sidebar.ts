import { GUIDES } from './guides.ts';
import { titleOf } from './llms.ts';
import { REFERENCE } from './reference.ts';

export interface SidebarGroup {
  readonly text: string;
  readonly collapsed?: boolean;
  readonly items: readonly { readonly text: string; readonly link: string }[];
}

export function sidebar(pages: ReadonlyMap<string, string>): readonly SidebarGroup[] {
  const item = (path: string) => ({
    text: titleOf(pages.get(path) ?? ''),
    link: `/${path.replace(/\.md$/u, '').replace(/^index$/u, '')}`,
  });
  const guides = (group: string) => GUIDES.filter((each) => each.group === group).map(({ name }) => item(`${name}.md`));
  const reference = [...pages.keys()].filter((path) => path.startsWith(`${REFERENCE}/`));
  const isCommand = (path: string) => path.startsWith(`${REFERENCE}/commands/`);
  return [
    { text: 'Start', items: guides('Start') },
    { text: 'Guides', items: guides('Guides') },
    { text: 'Reference', items: reference.filter((path) => !isCommand(path)).map(item) },
    { text: 'Commands', collapsed: true, items: reference.filter(isCommand).map(item) },
  ];
}
