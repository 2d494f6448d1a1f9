export { type Command, type CommandGroup, defineCommand, type SharedOptions } from './command.ts';
