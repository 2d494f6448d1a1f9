// Finds links of the documentation site that lead nowhere.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { anchorsIn, withoutCode } from './anchors.ts';

export function brokenLinks(pages: ReadonlyMap<string, string>, root: string): readonly string[] {
  const anchors = new Map([...pages].map(([path, text]) => [path, anchorsIn(text)]));
  return [...pages].flatMap(([path, text]) =>
    linksIn(text).flatMap((target) => {
      const isBroken = isRepository(target)
        ? !existsSync(join(root, target.replace(/^.*\/blob\/main\//u, '').replace(/#.*$/u, '')))
        : !/^[a-z]+:/u.test(target) && !leadsSomewhere(target, path, anchors, root);
      return isBroken ? [`${path}: ${target}`] : [];
    }),
  );
}

const isRepository = (target: string) => target.startsWith('https://github.com/tuyen-dev/tuyen/blob/main/');

function leadsSomewhere(
  target: string,
  from: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  root: string,
): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), file);
  if (path.startsWith('images/')) return existsSync(join(root, 'docs', path));
  const known = anchors.get(path);
  return known !== undefined && (anchor === undefined || known.has(anchor));
}

function linksIn(markdown: string): readonly string[] {
  const text = withoutCode(markdown).replaceAll(/`[^`\n]*`/gu, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, target = '']) => target);
}
