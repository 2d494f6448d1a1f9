export { check, generate, type GenerateOptions, type Outcome } from './generate.ts';
export { lintProject } from './lint.ts';
export { inputPaths } from './input-paths.ts';
export { eject, upgrade } from './ejection/index.ts';
export { startResource } from './start-resource.ts';
export { openApi } from './emit/openapi/index.ts';
export { GENERATOR_CODES, type GeneratorCode } from './findings/codes.ts';
export type { Finding } from './findings/finding.ts';
export { UnknownName } from './findings/unknown-name.ts';
