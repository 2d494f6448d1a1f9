/**
 * Returns `tsc` flags for consecutive checks. Files are skipped if they and their imports did not change. Uses a single
 * checker: several would each compute the types of common packages, which takes longer on two cores.
 * @param answers file with the results, created if missing; only for programs with the same options
 */
export const followingChecks = (answers: string): readonly string[] => [
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  answers,
];
