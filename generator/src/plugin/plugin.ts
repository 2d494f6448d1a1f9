import type { Model, PluginView, Resource, Screens } from '@tuyen/model';
import type { FoundPattern, ModelPlugin, PluginViewKind } from '@tuyen/model/load';
import type { GeneratedFile } from '../emit/generated-file.ts';
import type { Project, ProjectPaths, ViewComponent } from '../emit/project.ts';
import type { ImportSource } from '../import/draft.ts';
import type { UnlocatedFinding } from '../findings/finding.ts';
import type { Command, CommandGroup } from './command.ts';

/**
 * Extension of tuyen. The targets of tuyen itself (back-office, portal, server …) are plugins too.
 * docs/plugins.md describes each member with an example.
 */
export interface Plugin extends ModelPlugin {
  /** Name of the plugin, of lowercase letters, digits and hyphens. Its diagnostics begin with the name: `zod001`. */
  readonly name: string;
  readonly emitters?: readonly Emitter[];
  /** Kinds of views that the plugin defines, by name. A view names one of them as its `kind`. */
  readonly viewKinds?: Readonly<Record<string, ViewKindOfPlugin>>;
  /** Checks of the project's schemas. They run only if the schemas have no other errors. */
  readonly checks?: readonly PluginCheck[];
  /** Texts of `tuyen explain` for each code that the checks report: `zod001`. */
  readonly codes?: Readonly<Record<string, CodeText>>;
  /** Kinds of sources that `tuyen import` reads, besides OpenAPI documents, databases and CSV files. */
  readonly sources?: readonly ImportSource[];
  /** Commands of the command line: `tuyen <name>`. */
  readonly commands?: readonly (Command | CommandGroup)[];
}

/**
 * Kind of view that a plugin defines: the allowed keys of such a view in a resource's file, and the component that
 * draws it.
 */
export interface ViewKindOfPlugin extends PluginViewKind {
  /**
   * React component that draws the view in the back-office. Its props are `ViewProps` of `@tuyen/admin-kit`. A path is
   * relative to the plugin's module. If the plugin is an installed package, this names one of the package's exports
   * instead.
   */
  readonly component: ViewComponent;
  /** Checks a view of this kind. Runs only if the project's schemas have no errors. */
  readonly check?: (view: CheckedView) => Iterable<ViewProblem>;
}

export interface CheckedView {
  readonly view: PluginView;
  readonly resource: Resource;
  readonly model: Model;
}

/** Problem of a view. Its code is one of the `codes` of the plugin. */
export interface ViewProblem extends Pick<UnlocatedFinding<string>, 'code' | 'message' | 'hint' | 'severity'> {
  /** Key of the view that has the problem. If it is missing, the problem concerns the whole view. */
  readonly key?: string;
}

/** A plugin with the version of the interface that it was made for. */
export interface DefinedPlugin extends Plugin {
  readonly api: number;
}

/** Returns the files to generate. Pure: the same project gives the same files. */
export type Emitter = (project: Project) => readonly EmittedFile[];

/**
 * File that a plugin generates. `sources` defaults to the schemas folder, `slice` to the whole project, and `format` to
 * true. Paths are relative to the project.
 */
export type EmittedFile = Pick<GeneratedFile, 'path' | 'print'> & Partial<GeneratedFile>;

export type PluginCheck = (
  project: CheckedProject,
) => Iterable<UnlocatedFinding<string>> | Promise<Iterable<UnlocatedFinding<string>>>;

/** The project as passed to the checks of a plugin. */
export interface CheckedProject {
  readonly root: string;
  readonly model: Model;
  readonly screens: Screens;
  readonly paths: ProjectPaths;
  /** Text of every schema file, by its path relative to the project. */
  readonly sources: ReadonlyMap<string, string>;
  /** Regular expressions that the schemas contain, such as values of `pattern`. */
  readonly patterns: readonly FoundPattern[];
}

export interface CodeText {
  readonly title: string;
  readonly explanation: string;
}
