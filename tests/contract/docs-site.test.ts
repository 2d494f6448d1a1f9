import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindNames } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { exportsOf } from '../../scripts/docs-site/declarations.ts';
import { KITS } from '../../scripts/docs-site/kit-pages.ts';
import { anchorsIn } from '../../scripts/docs-site/anchors.ts';
import { GUIDES } from '../../scripts/docs-site/guides.ts';
import { brokenLinks } from '../../scripts/docs-site/links.ts';
import { llmsText } from '../../scripts/docs-site/llms.ts';
import { sitePages } from '../../scripts/docs-site/pages.ts';
import { sidebar } from '../../scripts/docs-site/sidebar.ts';
import { TOOL_CODES } from '../../cli/src/explain/codes.ts';
import { projectRoot } from '../support/project-root.ts';

const pages = sitePages(projectRoot);
const page = (path: string) => pages.get(path) ?? '';

/** Words about the ticketing product of this repository. Readers of a guide to Tuyến do not know them. */
const PRODUCT_WORDS =
  /\b(?:tickets?|ticketing|bus|buses|metro|vehicles?|passengers?|citizens?|coins?|vnpay|fares?|stations?|drivers?)\b/giu;

describe('Documentation site', () => {
  it('every link of the site leads to an existing page, anchor, image or file', () => {
    expect(brokenLinks(pages, projectRoot)).toEqual([]);
  });

  it('a link to a missing page, anchor, image or file of the repository is reported', () => {
    const text =
      '# A\n[p](b.md) [a](#b) [i](images/none.png) [f](https://github.com/tuyen-dev/tuyen/blob/main/none.ts) [ok](#a)';
    expect(brokenLinks(new Map([['a.md', text]]), projectRoot)).toHaveLength(4);
  });

  it('every command in tuyen --help has a documentation page, and every command page belongs to a command', () => {
    const bin = join(projectRoot, 'cli/bin/tuyen.js');
    const help = execFileSync('node', [bin, '--help'], { cwd: '/', encoding: 'utf8' });
    const [, commands = ''] = help.split('Commands:\n');
    const named = [...commands.matchAll(/^ {2}([a-z]+)/gmu)].map(([, name]) => name).filter((name) => name !== 'help');
    const paths = [...pages.keys()].filter((path) => path.startsWith('reference/commands/'));
    expect(paths.map((path) => path.slice('reference/commands/'.length, -'.md'.length))).toEqual(named);
    for (const path of paths) expect(page('reference/commands.md')).toContain(`(${path.slice('reference/'.length)})`);
  });

  it('every diagnostic code has an anchor on the page of codes', () => {
    const anchors = anchorsIn(page('reference/codes.md'));
    const codes = Object.keys(TOOL_CODES);
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => !anchors.has(code.toLowerCase()))).toEqual([]);
  });

  it('every kind of field and every export of the plugin API has a section with a description', () => {
    const kinds = page('reference/kinds.md');
    for (const name of kindNames()) expect(kinds).toMatch(new RegExp(`^## ${name}\n\n[A-Z].+\n`, 'mu'));
    const index = readFileSync(join(projectRoot, 'generator/src/plugin/index.ts'), 'utf8');
    const exported = [...index.matchAll(/(?<=[{,]\s*(?:type )?)\b(?!type\b)\w+(?=\s*[,}])/gu)].map(([name]) => name);
    expect(exported.length).toBeGreaterThan(10);
    const anchors = anchorsIn(page('reference/plugin-api.md'));
    expect(exported.filter((name) => !anchors.has(name.toLowerCase()))).toEqual([]);
  });

  it('every export of the kits has a section, and every function and component among them a description', () => {
    for (const [name, { modules }] of Object.entries(KITS)) {
      const text = page(`reference/${name}.md`);
      const anchors = anchorsIn(text);
      for (const { path, file } of modules) {
        const exported = exportsOf(join(projectRoot, file)).map((each) => each.name);
        expect(exported.length, path).toBeGreaterThan(0);
        expect(exported.filter((each) => !anchors.has(each.toLowerCase()))).toEqual([]);
      }
      const undescribed = /^### (\w+)\n\n```tsx\nexport (?:async )?(?:function|const) /gmu;
      expect([...text.matchAll(undescribed)].map(([, component]) => component)).toEqual([]);
    }
  });

  it('the guides of the documentation contain no words of the ticketing product in this repository', () => {
    const found = GUIDES.flatMap(({ name }) => {
      const text = page(`${name}.md`).replaceAll(/\]\([^)]*\)/gu, '');
      return [...text.matchAll(PRODUCT_WORDS)].map(([word]) => `${name}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  it('the menu and llms.txt list every page', () => {
    const linked = sidebar(pages).flatMap(({ items }) => items.map(({ link, text }) => [link, text] as const));
    expect(linked.length).toBe(pages.size);
    expect(linked.filter(([, text]) => text === '')).toEqual([]);
    const index = llmsText(pages);
    for (const path of pages.keys()) if (path !== 'index.md') expect(index).toContain(`](${path}): `);
  });

  it('the comparison page of the documentation states the same ratios as docs/benchmarks.md', () => {
    const cells = (line: string) => line.split('|').map((cell) => cell.trim());
    const measured = readFileSync(join(projectRoot, 'docs/benchmarks.md'), 'utf8').split('\n').map(cells);
    const [, table = ''] = page('comparison.md').split('## Measured');
    const rows = table.split('\n').filter((line) => /^\|.*\d +\|$/u.test(line));
    expect(rows.length).toBeGreaterThan(5);
    const unknown = rows.filter((row) => {
      const [, work, peer, ratio] = cells(row);
      return !measured.some((line) => line[1] === work && line[4] === peer && line[5] === ratio);
    });
    expect(unknown).toEqual([]);
  });
});
