import type { ProjectOptions } from './draft.ts';

/** Third-party packages that a back-office imports. The version ranges are the same as in Tuyến's own packages. */
export const APP_PACKAGES = {
  '@mui/icons-material': '^7.3.9',
  '@mui/material': '^7.3.9',
  react: '^19.3.1',
  'react-admin': '^5.15.4',
  'react-dom': '^19.3.1',
} as const;

/** Packages for development. Browser tests use playwright-core, which brings no browser. */
export const DEVELOPMENT_PACKAGES = {
  '@types/node': '^24.0.0',
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
  'playwright-core': '^1.65.1',
  typescript: '^7.0.2',
  vite: '^8.3.8',
} as const;

const TOOL = ['admin-kit', 'cli', 'model', 'server'] as const;

/**
 * Returns the content of package.json. All Tuyến packages have the same exact version, because they are released
 * together.
 */
export function manifestOf({ name, template, version, run }: ProjectOptions): object {
  const hasPortal = template === 'portal';
  const tool = hasPortal ? [...TOOL, 'portal-kit'] : TOOL;
  const own = (names: readonly string[]) => Object.fromEntries(names.map((one) => [`@tuyen/${one}`, version]));
  return {
    name,
    private: true,
    type: 'module',
    scripts: {
      dev: 'tuyen dev',
      generate: 'tuyen generate',
      build: `tuyen generate && vite build${hasPortal ? ' && vite build portal' : ''}`,
      start: 'tuyen serve',
      test: `${run} build && tuyen test`,
      check: 'tuyen lint && tuyen check && tsc',
    },
    dependencies: sorted({ ...APP_PACKAGES, ...own(tool) }),
    devDependencies: sorted({ ...DEVELOPMENT_PACKAGES, ...own(['server-mock']) }),
  };
}

function sorted(packages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
