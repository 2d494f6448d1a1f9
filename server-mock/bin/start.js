#!/usr/bin/env node
// Entry point of the mock. It is plain JavaScript, because for an entry in TypeScript Node would load its type stripper
// at each start, even if everything else comes from the compile cache.
import { loadOwnModules, optimizeLate } from '@tuyen/model/own-modules';

const main = import.meta.resolve('@tuyen/server-mock/main');
optimizeLate();
loadOwnModules(main, 'tuyen-server');
await import(main);
