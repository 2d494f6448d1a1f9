interface ReleaseState {
  readonly version: string;
  readonly changelog: string;
  /** Names of the files in `.changeset` that `npm run version` has not moved into the changelog yet. */
  readonly changesets: readonly string[];
  /** Output of `git status --porcelain`. */
  readonly changedFiles: string;
}

/** Returns what prevents a release, each with its fix. */
export function releaseProblems({ version, changelog, changesets, changedFiles }: ReleaseState): readonly string[] {
  const hasSection = changelog.split('\n').some((line) => /^## (\S+)/.exec(line)?.[1] === version);
  return [
    ...(changedFiles.trim() === '' ? [] : [`The working tree has changes. Commit them:\n${changedFiles.trimEnd()}`]),
    ...(changesets.length === 0
      ? []
      : [`Unreleased changesets: ${changesets.join(', ')}. Run \`npm run version\` and commit.`]),
    ...(hasSection ? [] : [`CHANGELOG.md has no section for ${version}. Run \`npm run version\` and commit.`]),
  ];
}
