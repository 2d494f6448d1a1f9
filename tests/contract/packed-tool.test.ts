import { expect, it } from 'vitest';
import { packedManifest, readPackage } from '../../scripts/pack/manifest.ts';
import { projectRoot } from '../support/project-root.ts';

it('the npm package of the generator bundles the regex analyzer and does not depend on native programs', () => {
  const generator = readPackage(projectRoot, 'generator');
  const { dependencies, imports, ...rest } = Object(packedManifest(generator, [generator], new Map()));
  expect(Object.keys(dependencies)).not.toContain('recheck');
  expect(imports).toEqual({ '#recheck': './dist/vendor/recheck/index.cjs' });
  expect(rest).not.toHaveProperty('devDependencies');
});
