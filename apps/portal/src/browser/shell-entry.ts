import { startShell } from './shell.ts';

startShell(window);
