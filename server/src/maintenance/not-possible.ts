/** Error of a backup command that a person can fix: a bad backup file or an unsuitable target database. */
export class NotPossible extends Error {}
