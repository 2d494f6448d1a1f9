export { check, generate, type GenerateOptions, type Outcome } from './generate.ts';
export { lintProject } from './lint.ts';
export { inputPlaces } from './input-places.ts';
export { eject, upgrade } from './owning.ts';
export { startResource } from './start-resource.ts';
export { openApi } from './emit/openapi/index.ts';
export { GENERATOR_CODES, type GeneratorCode } from './findings/codes.ts';
export type { Finding } from './findings/finding.ts';
export { UnknownName } from './findings/unknown-name.ts';
