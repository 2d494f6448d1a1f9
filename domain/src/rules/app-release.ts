import type { LocalDate } from './time/calendar.ts';

export interface AppRelease {
  readonly os: string;
  readonly app_version: string;
  /**
   * Build number, which increases with every release for an operating system. Releases are sorted by it and not by
   * their version names.
   */
  readonly build_number: number;
  readonly released_on: LocalDate;
  readonly is_required?: boolean | null;
  readonly status?: string | null;
}

export type CurrentRelease<T extends AppRelease> = T & {
  /** Oldest build that still works: the newest required release up to the current one. Null if no release was required. */
  readonly oldest_build_number: number | null;
  readonly oldest_app_version: string | null;
};

export function currentReleases<T extends AppRelease>(releases: readonly T[], today: LocalDate): CurrentRelease<T>[] {
  const out = releases
    .filter((release) => release.status !== 'INACTIVE' && release.released_on <= today)
    .toSorted((one, other) => other.build_number - one.build_number);
  const systems = [...new Set(out.map(({ os }) => os))].toSorted();
  return systems.flatMap((os) => {
    const [current, ...older] = out.filter((release) => release.os === os);
    if (!current) return [];
    const required = [current, ...older].find((release) => release.is_required === true);
    const oldest = required ?? { build_number: null, app_version: null };
    return [{ ...current, oldest_build_number: oldest.build_number, oldest_app_version: oldest.app_version }];
  });
}
