/**
 * Thrown when a command names something that the project does not have. The error is in the command line, not in the
 * project.
 */
export class UnknownName extends Error {}
