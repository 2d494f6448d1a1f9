import { parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
export type HtmlNode = Document['children'][number];

/** The nodes of formatted text that the allow-list has cleaned. */
export function htmlNodes(html: string): readonly HtmlNode[] {
  return parseDocument(html).children;
}

/** The texts in it, in order. */
export function textsIn(nodes: readonly HtmlNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node.data];
    return 'children' in node ? textsIn(node.children) : [];
  });
}
