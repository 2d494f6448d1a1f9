import { join } from 'node:path';
import { sharedTypeProblems } from '../../../tests/support/shared-types.ts';
import { type Library, REPOSITORY } from './library.ts';

const BROWSER = {
  extends: join(REPOSITORY, 'tsconfig.base.json'),
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: [],
    jsx: 'react-jsx',
    module: 'ESNext',
    moduleResolution: 'Bundler',
  },
  include: ['web', 'server'],
};

export function typeProblems(library: Library): Promise<string> {
  library.installPackages();
  library.write('tsconfig.json', JSON.stringify(BROWSER));
  return sharedTypeProblems(library.root);
}
