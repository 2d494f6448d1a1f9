#!/usr/bin/env node
// Entry point of the server. It is plain JavaScript, because Node would load its type stripper at each start for a
// TypeScript entry, even if all other code comes from the compile cache.
import { loadOwnModules, optimizeLate } from '@tuyen/model/own-modules';

const main = import.meta.resolve('@tuyen/server/main');
optimizeLate();
loadOwnModules(main, 'tuyen-server');
await import(main);
