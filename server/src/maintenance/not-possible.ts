/** What a person corrects: the file of a backup, or the database that is restored into. */
export class NotPossible extends Error {}
