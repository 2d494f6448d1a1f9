/** A command names something that the project does not have: the command line is wrong, not the project. */
export class UnknownName extends Error {}
