const KNOWN = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof KNOWN)[number];

/**
 * Returns the package manager that started this process.
 * @param agent `npm_config_user_agent`: `pnpm/10.1.0 npm/? node/v24.0.0 linux x64`
 */
export function packageManagerIn(agent: string | undefined): PackageManager {
  const name = agent?.split('/')[0];
  return KNOWN.find((known) => known === name) ?? 'npm';
}
