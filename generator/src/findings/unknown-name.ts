/** A command names something that the project does not have: an error in the command line, not in the project. */
export class UnknownName extends Error {}
