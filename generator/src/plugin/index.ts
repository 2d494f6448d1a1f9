export type { CustomPages, CustomParts, Project, ProjectPaths, ViewComponent } from '../emit/project.ts';
export type { GeneratedFile } from '../emit/generated-file.ts';
export type { UnlocatedFinding } from '../findings/finding.ts';
export { type Command, type CommandGroup, defineCommand, type SharedOptions } from './command.ts';
export { ImportError, SourceKey } from '../import/draft.ts';
export type {
  Draft,
  DraftFile,
  DraftNote,
  ImportedRecord,
  ImportedRecords,
  ImportOptions,
  ImportOrigin,
  ImportSource,
  ListedResource,
} from '../import/draft.ts';
export { definePlugin } from './define-plugin.ts';
export type {
  PluginCheck,
  CheckedProject,
  CheckedView,
  CodeText,
  DefinedPlugin,
  EmittedFile,
  Emitter,
  Plugin,
  ViewKindOfPlugin,
  ViewProblem,
} from './plugin.ts';
