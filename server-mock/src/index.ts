export { openMockServer, type MockOptions, type MockServer } from './mock-server.ts';
export type { FixtureContext, Fixtures, FixtureSet, Seed, SeededMessage, SeedFile } from './fixtures.ts';
export { MOCK_VARIABLES } from './environment.ts';
export { ANCHOR, anchorBefore } from './seed/anchor.ts';
export { adjustableClock, type AdjustableClock } from './clock.ts';
