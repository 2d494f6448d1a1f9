// Finds the headings of Markdown pages, and computes the anchors by which links refer to them.

/** Returns the anchor of a heading, as GitHub and the site compute it. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');
}

export function anchorsIn(markdown: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gmu)) {
    const anchor = anchorOf(heading);
    let unique = anchor;
    for (let number = 1; found.has(unique); number += 1) unique = `${anchor}-${number}`;
    found.add(unique);
  }
  return found;
}

export function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```.*?^```$/gmsu, '');
}
