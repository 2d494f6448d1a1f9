import type { Codemod } from './codemod.ts';
import { formModules } from './v0.2.0/form-modules.ts';
import { ignoredFolder } from './v0.2.0/ignored-folder.ts';
import { renamedPackages } from './v0.2.0/renamed-packages.ts';

/** All codemods, in the order in which they are applied: by release, then as listed. */
export const CODEMODS = [renamedPackages, formModules, ignoredFolder] satisfies readonly Codemod[];
