/** Texts of the project's files, by path relative to the project. */
export type ProjectFiles = ReadonlyMap<string, string>;

/** Place that a person must change, because the codemod cannot know what the code should do. */
export interface CodemodNote {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface CodemodChanges {
  /** New texts of the changed files, by path. */
  readonly texts: ProjectFiles;
  readonly notes: readonly CodemodNote[];
}

/** Adapts the files of a project to one incompatible change of the tool. Applied twice, it changes nothing more. */
export interface Codemod {
  /** Release that brought the incompatible change. Projects of earlier versions need the codemod. */
  readonly version: string;
  readonly name: string;
  readonly description: string;
  /** Returns the changes of the files. Must not read or write files itself. */
  readonly apply: (files: ProjectFiles) => CodemodChanges | Promise<CodemodChanges>;
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
