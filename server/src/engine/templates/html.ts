import type * as Parser from 'htmlparser2';
import { lazyRequire } from '../lazy-require.ts';

const parser = lazyRequire<typeof Parser>('htmlparser2');

type Document = ReturnType<typeof Parser.parseDocument>;
export type HtmlNode = Document['children'][number];

export function htmlNodes(html: string): readonly HtmlNode[] {
  return parser().parseDocument(html).children;
}

export function textsIn(nodes: readonly HtmlNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node.data];
    return 'children' in node ? textsIn(node.children) : [];
  });
}
