import { fileURLToPath } from 'node:url';

/** This repository. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
