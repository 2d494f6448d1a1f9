import { parseArgs } from 'node:util';
import { startProject } from './start-project.ts';

// `tuyen-server [--root <project>] [--data <file.db>]`. The variables of its environment are in `environment/variables.ts`.
const { values } = parseArgs({ options: { root: { type: 'string' }, data: { type: 'string' } } });
await startProject({ options: values });
