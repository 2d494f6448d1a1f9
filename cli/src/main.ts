import './older-node.ts';
import { type DefinedPlugin, definePlugin } from '@tuyen/generator/plugin';
import { runCommandLine } from './command-line/run.ts';
import { adminCommands } from './commands/admin/admin.command.ts';
import { changesCommand } from './commands/changes.command.ts';
import { checkCommand } from './commands/check.command.ts';
import { dbCommands } from './commands/db.command.ts';
import { effectsCommand } from './commands/effects.command.ts';
import { ejectCommand } from './commands/eject.command.ts';
import { explainCommand } from './commands/explain.command.ts';
import { generateCommand } from './commands/generate.command.ts';
import { handbookCommand } from './commands/handbook.command.ts';
import { lintCommand } from './commands/lint.command.ts';
import { mcpCommand } from './commands/mcp.command.ts';
import { newCommands } from './commands/new.command.ts';
import { permissionsCommand } from './commands/permissions.command.ts';
import { serveCommand } from './commands/serve.command.ts';
import { upgradeCommand } from './commands/upgrade.command.ts';
import { verifyCommand } from './commands/verify.command.ts';

/** Commands of tuyen itself, in the order of the help. */
export const CORE: DefinedPlugin = definePlugin({
  name: 'tuyen',
  commands: [
    lintCommand,
    generateCommand,
    checkCommand,
    ejectCommand,
    upgradeCommand,
    changesCommand,
    newCommands,
    permissionsCommand,
    serveCommand,
    handbookCommand,
    effectsCommand,
    adminCommands,
    dbCommands,
    verifyCommand,
    explainCommand(() => CORE.commands ?? []),
    mcpCommand(() => CORE.commands ?? []),
  ],
});

/** Runs one command line and returns its exit code. */
export function main(args: readonly string[]): Promise<number> {
  return runCommandLine(CORE, args);
}
