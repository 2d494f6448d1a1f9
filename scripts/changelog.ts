interface Release {
  readonly version: string;
  /** Release date, such as `2026-03-31`. */
  readonly date: string;
  /** Texts of the changesets, in Markdown. */
  readonly changes: readonly string[];
}

/** Returns a changelog with a section for a release above the sections of earlier releases. */
export function addRelease(changelog: string, { version, date, changes }: Release): string {
  const items = changes.map((change) => `- ${change.trim().replaceAll(/\n(?=.)/g, '\n  ')}\n`);
  const section = `## ${version} (${date})\n\n${items.join('')}`;
  const latest = changelog.search(/^## \d/m);
  return latest === -1
    ? `${changelog.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, latest)}${section}\n${changelog.slice(latest)}`;
}
