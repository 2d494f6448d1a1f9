export { check, generate } from './generate.ts';
export type { GenerateOptions, Outcome } from './outcome.ts';
export { lintProject } from './lint.ts';
export { inputPaths } from './input-paths.ts';
export { type OwnedFile, ownedFiles } from './owned/owned-files.ts';
export { eject, upgrade } from './ejection/index.ts';
export { GENERATOR_CODES, type GeneratorCode } from './findings/codes.ts';
export type { Finding } from './findings/finding.ts';
export { UnknownName } from './findings/unknown-name.ts';
