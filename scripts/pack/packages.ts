import { type Package, readPackage } from './manifest.ts';

/**
 * Folders of the tool's packages in the order of their dependencies. Each package is compiled against the built types
 * of its dependencies, and published after them.
 */
const TOOL = [
  'model',
  'server',
  'server-mock',
  'generator',
  'cli',
  'apps/admin-kit',
  'apps/portal-kit',
  'qa',
  'create-tuyen',
];

export function toolPackages(root: string): readonly Package[] {
  return TOOL.map((workspace) => readPackage(root, workspace));
}

/** Returns the file name that `npm pack` gives to a package: `tuyen-model-0.1.0.tgz`. */
export function tarballOf({ manifest: { name, version } }: Package): string {
  return `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;
}
