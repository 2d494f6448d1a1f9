// Builds all pages of the documentation site as Markdown.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { GUIDES, toolPart } from './guides.ts';
import { referencePages } from './reference.ts';

const REPOSITORY = 'https://github.com/tuyen-dev/tuyen/blob/main';

export function sitePages(root: string): ReadonlyMap<string, string> {
  const guides = GUIDES.map(
    ({ name }) => [`${name}.md`, toolPart(readFileSync(join(root, 'docs', `${name}.md`), 'utf8'))] as const,
  );
  const pages = new Map([...guides, ...referencePages(root)]);
  return new Map([...pages].map(([path, text]) => [path, withSiteLinks(text, path, pages, root)]));
}

const LINK = /(?<=\]\()([^)\s]+)(?=\))/gu;

function withSiteLinks(text: string, path: string, pages: ReadonlyMap<string, string>, root: string): string {
  return text.replaceAll(LINK, (target) => {
    if (/^(?:[a-z]+:|#)/u.test(target) || target.startsWith('images/')) return target;
    const [file = '', anchor] = target.split('#');
    const named = posix.join(posix.dirname(path), file);
    const generated = named.replace(/^generated\/schema-language\.md$/u, 'reference/schema-language.md');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    if (pages.has(generated)) return posix.relative(posix.dirname(path), generated) + hash;
    const inRepository = posix.join('docs', named);
    if (!existsSync(join(root, inRepository))) return target;
    return `${REPOSITORY}/${inRepository}${hash}`;
  });
}
