import './older-node.ts';
import { type DefinedPlugin, definePlugin } from '@tuyen/generator/plugin';
import { runCommandLine } from './command-line/run.ts';
import { adminCommands } from './commands/admin/admin.command.ts';
import { changesCommand } from './commands/changes.command.ts';
import { checkCommand } from './commands/check.command.ts';
import { dbCommands } from './commands/db.command.ts';
import { completionCommand } from './commands/completion.command.ts';
import { devCommand } from './commands/dev.command.ts';
import { doctorCommand } from './commands/doctor.command.ts';
import { effectsCommand } from './commands/effects.command.ts';
import { ejectCommand } from './commands/eject.command.ts';
import { explainCommand } from './commands/explain.command.ts';
import { generateCommand } from './commands/generate.command.ts';
import { handbookCommand } from './commands/handbook.command.ts';
import { importCommand } from './commands/import/import.command.ts';
import { initCommand } from './commands/init/init.command.ts';
import { lintCommand } from './commands/lint.command.ts';
import { mcpCommand } from './commands/mcp.command.ts';
import { newCommands } from './commands/new.command.ts';
import { permissionsCommand } from './commands/permissions.command.ts';
import { renameCommands } from './commands/rename.command.ts';
import { serveCommand } from './commands/serve.command.ts';
import { testCommand } from './commands/test.command.ts';
import { upgradeCommand } from './commands/upgrade.command.ts';
import { verifyCommand } from './commands/verify.command.ts';

export const CORE: DefinedPlugin = definePlugin({
  name: 'tuyen',
  commands: [
    initCommand,
    lintCommand,
    generateCommand,
    checkCommand,
    ejectCommand,
    upgradeCommand,
    renameCommands,
    changesCommand,
    newCommands,
    importCommand,
    permissionsCommand,
    devCommand,
    serveCommand,
    testCommand,
    handbookCommand,
    effectsCommand,
    adminCommands,
    dbCommands,
    verifyCommand,
    doctorCommand,
    explainCommand(() => CORE.commands ?? []),
    completionCommand,
    mcpCommand(() => CORE.commands ?? []),
  ],
});

export function main(args: readonly string[]): Promise<number> {
  return runCommandLine(CORE, args);
}
