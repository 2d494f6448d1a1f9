#!/usr/bin/env node
// The entry of the mock. Plain JavaScript: with an entry in TypeScript, Node loads its type stripper at each start, also where everything
// else comes from the compile cache.
import { loadOwnModules, optimizeLate } from '@tuyen/model/own-modules';

const main = import.meta.resolve('@tuyen/server-mock/main');
optimizeLate();
loadOwnModules(main, 'tuyen-server');
await import(main);
