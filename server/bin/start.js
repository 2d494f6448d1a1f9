#!/usr/bin/env node
// The server's entry. Plain JavaScript: with an entry in TypeScript, Node loads its type stripper at each start, also where everything
// else comes from the compile cache.
import { loadOwnModules, optimizeLate } from '@tuyen/model/own-modules';

const main = import.meta.resolve('@tuyen/server/main');
optimizeLate();
loadOwnModules(main, 'tuyen-server');
await import(main);
