import { expect, it } from 'vitest';
import { type Import, readImports } from '../../scripts/import-graph.ts';
import { root } from '../../scripts/run.ts';
import { arrowsBetween, circlesIn, partIn } from '../../scripts/structure/arrows.ts';

const SERVER = 'server/src';
const TESTS = /\.(test|fixture)\./;

const imports = readImports(root).filter(({ from, to }) => [from, to].every(isSource));

function isSource(path: string): boolean {
  return path.startsWith(`${SERVER}/`) && !TESTS.test(path);
}

function foldersOf({ from }: Import): readonly string[] {
  const parts = from.split('/').slice(0, -1);
  return parts.slice(1).map((_, at) => parts.slice(0, at + 2).join('/'));
}

it('folders and files of the server have no import cycles, not even for types', () => {
  const folders = new Set(imports.flatMap(foldersOf));
  expect(folders).toContain(`${SERVER}/engine/store`);
  const circles = [...folders].flatMap((folder) =>
    circlesIn(arrowsBetween(imports, partIn(folder))).map((circle) => `${folder}: ${circle.join(' → ')}`),
  );
  expect(circles).toEqual([]);
});

it("no module of the server's engine imports the module that assembles the server", () => {
  const upward = imports.filter(
    ({ from, to }) => from.startsWith(`${SERVER}/engine/`) && !to.startsWith(`${SERVER}/engine/`),
  );
  expect(upward).toEqual([]);
});
