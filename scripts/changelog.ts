interface Release {
  readonly version: string;
  readonly date: string;
  readonly changes: readonly string[];
}

export function addRelease(changelog: string, { version, date, changes }: Release): string {
  const items = changes.map((change) => `- ${change.trim().replaceAll(/\n(?=.)/g, '\n  ')}\n`);
  const section = `## ${version} (${date})\n\n${items.join('')}`;
  const latest = changelog.search(/^## \d/m);
  return latest === -1
    ? `${changelog.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, latest)}${section}\n${changelog.slice(latest)}`;
}
