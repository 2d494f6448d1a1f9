/**
 * Flags of `tsc` for checks that follow each other: of a file that is as it was, and whose imports are, the earlier answer is taken. One
 * checker, because several would each work out the types of packages that all files import: on two cores that takes longer.
 * @param answers a file that keeps the answers, created if it is missing; of programs with the same options
 */
export const followingChecks = (answers: string): readonly string[] => [
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  answers,
];
