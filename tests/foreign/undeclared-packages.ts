import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseSync, Visitor, type Node } from 'oxc-parser';

const MODULE = /\.(?:js|d\.ts)$/;

/**
 * Returns the packages that the modules and types of a tarball import without declaring them, each with the file. With
 * npm such an import finds the package by accident; with pnpm it fails, and an imported type becomes `any`.
 */
export function findUndeclaredPackages(tarball: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-undeclared-'));
  try {
    execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const { name, dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && MODULE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((path) =>
        [...packagesIn(path, readFileSync(path, 'utf8'))]
          .filter((each) => !declared.has(each))
          .map((each) => `${relative(folder, path)} imports ${each}`),
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function packagesIn(path: string, text: string): ReadonlySet<string> {
  const { program } = parseSync(path, text);
  const found = new Set<string>();
  const add = (source: Node | null | undefined) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    // `#` marks an import map, `virtual:` and `\0` a module that the bundler makes.
    if (/^[./#\0]|^\w+:/.test(source.value) || isBuiltin(source.value)) return;
    found.add(/^(?:@[^/]+\/)?[^/]+/.exec(source.value)?.[0] ?? source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(program);
  return found;
}
