import { parseArgs } from 'node:util';
import { startProject } from './start-project.ts';

// Entry of the command `tuyen-server [--root <project>] [--data <file.db>]`. `environment/variables.ts` lists its
// environment variables.
const { values } = parseArgs({ options: { root: { type: 'string' }, data: { type: 'string' } } });
await startProject({ options: values });
