import type { Period, TileKind, Tone } from '../model/work/dashboard.ts';
import type { RecordFilter } from '../model/work/record-filter.ts';
import type { Condition, JsonSchema, Scalar, ValueText } from '../model/json/json-schema.ts';
import type { KindCode } from '../model/fields/kind-code.ts';
import type { MenuGroup, ProjectKind } from '../model/model.ts';
import type { Flow, FlowField, FlowSubmit, FlowTask } from '../model/work/flow.ts';
import type { Align, Letterhead, Paper, PrintCopies } from '../model/documents/print.ts';
import type { RelatedCreate } from '../model/work/related.ts';
import type { RoleGroup } from '../model/permission.ts';
import type { CrudAction } from '../model/resource.ts';
import type { RequestStep } from '../model/work/scenario.ts';
import type { Region } from '../region/region.ts';
import type { TabFilter } from '../model/work/tab.ts';
import type { Text } from '../model/text.ts';
import type { QueueAction } from '../model/work/view.ts';
import type { Actor } from '../model/work/workflow.ts';
import type { IdentityFile } from './identity.ts';
import type { toolText } from './tool-texts.ts';

/*
 * Types of schema files that have passed every check, as described by `model/meta/`. Optional keys are optional here;
 * `build/` adds their defaults.
 */

export interface ResourceFile {
  readonly name: string;
  readonly 'x-renamed-from'?: string;
  readonly module?: string;
  readonly label: Text;
  readonly plural?: Text;
  readonly icon?: string;
  readonly menu?: string | null;
  readonly title?: string;
  readonly scope?: 'office' | 'global';
  readonly owner?: string;
  readonly actions?: readonly CrudAction[];
  readonly access?: AccessFile;
  readonly schema: JsonSchema;
  readonly list?: {
    readonly columns?: readonly string[];
    readonly filters?: readonly string[];
    readonly sort?: string;
    readonly refresh?: number;
  };
  readonly tabs?: readonly TabFile[];
  readonly form?: { readonly sections: readonly SectionFile[] };
  readonly show?: { readonly sections: readonly SectionFile[] };
  readonly workflow?: WorkflowFile;
  readonly operations?: readonly OperationFile[];
  readonly related?: readonly RelatedFile[];
  readonly views?: readonly ViewFile[];
  readonly timeline?: boolean;
  readonly byMonth?: boolean;
  readonly notes?: boolean;
  readonly singleton?: { readonly path: string };
  readonly seed?: number;
}

export interface TabFile {
  readonly name: string;
  readonly label?: Text;
  readonly filter: TabFilter;
  readonly sort?: string;
  readonly columns?: readonly string[];
  readonly slug?: string;
}

export interface AccessFile {
  readonly actions?: Readonly<Record<string, Text>>;
  readonly groups?: Readonly<Record<string, GroupNames>>;
  readonly openApi?: readonly string[];
}

/** Role groups by name, or `all`. */
export type GroupNames = 'all' | readonly string[];

export interface SectionFile {
  readonly name: string;
  readonly label?: Text;
  readonly fields: readonly string[];
  readonly when?: Condition;
}

export interface WorkflowFile {
  readonly field: string;
  readonly initial: string;
  readonly history?: string;
  readonly transitions: readonly TransitionFile[];
}

export interface TransitionFile {
  readonly name: string;
  readonly label: Text;
  readonly from: string | readonly string[];
  readonly to: string;
  readonly by: Actor | readonly Actor[];
  readonly slug?: string;
  readonly when?: Condition;
  readonly input?: JsonSchema;
  readonly tone?: 'primary' | 'danger' | 'neutral';
  readonly bulk?: true;
}

export interface OperationFile {
  readonly name: string;
  readonly label: Text;
  readonly on?: 'record' | 'resource';
  readonly slug?: string;
  readonly when?: Condition;
  readonly input?: JsonSchema;
  readonly answer?: JsonSchema;
  readonly result?: Text;
  readonly tone?: 'primary' | 'danger' | 'neutral';
}

export interface RelatedFile {
  readonly resource: string;
  readonly by: string;
  readonly label?: Text;
  readonly columns?: readonly string[];
  readonly sort?: string;
  readonly limit?: number;
  readonly filter?: Condition;
  readonly create?: readonly RelatedCreate[];
}

/** A view of any kind. The kind decides the other keys. */
export type ViewFile = QueueFile | BoardFile | TimelineFile;

export interface QueueFile {
  readonly name: string;
  readonly kind: 'queue';
  readonly label?: Text;
  readonly tab?: string;
  readonly filter?: Condition;
  readonly late?: Condition;
  readonly sort?: string | readonly string[];
  readonly row?: readonly string[];
  readonly fields?: readonly string[];
  readonly evidence?: readonly string[];
  readonly actions?: readonly QueueAction[];
}

export interface BoardFile {
  readonly name: string;
  readonly kind: 'board';
  readonly label: Text;
  readonly states?: readonly string[];
  readonly filter?: Condition;
  readonly sort?: string | readonly string[];
  readonly fields?: readonly string[];
}

export interface TimelineFile {
  readonly name: string;
  readonly kind: 'timeline';
  readonly label: Text;
  readonly filter?: Condition;
  readonly lanes: string | readonly string[];
  readonly from: string;
  readonly to?: string;
  readonly exclusive?: readonly string[];
  readonly idle?: Condition;
  readonly fields?: readonly string[];
  readonly assign?: readonly string[];
}

export interface EnumFile {
  readonly enum: readonly Scalar[];
  readonly 'x-label': Text;
  readonly 'x-values': Readonly<Record<string, ValueText>>;
  readonly 'x-ordered'?: boolean;
  readonly 'x-all-label'?: Text;
  readonly 'x-renamed-values'?: Readonly<Record<string, string>>;
}

export type KindFile = Omit<ProjectKind, 'name' | keyof KindCode>;

export interface MenuFile {
  readonly groups: readonly MenuGroup[];
}

export interface RoleGroupsFile {
  readonly groups: readonly RoleGroup[];
}

export interface PermissionModuleFile extends AccessFile {
  readonly module: string;
  readonly label: Text;
}

export interface FlowFile {
  readonly name: string;
  readonly for: Flow['for'];
  readonly route?: string;
  readonly icon?: string;
  readonly title: Text;
  readonly steps: readonly FlowStepFile[];
  readonly submit: Partial<FlowSubmit> &
    Partial<Pick<FlowTask, 'price' | 'payment' | 'shows' | 'print' | 'links'>> & { readonly path: string };
}

export interface FlowStepFile {
  readonly name: string;
  readonly title: Text;
  readonly intro?: Text;
  readonly fields: readonly (string | FlowFieldFile)[];
}

export interface FlowFieldFile extends Pick<FlowField, 'default' | 'control' | 'lookup' | 'shows'> {
  readonly field: string;
  readonly when?: Condition;
  readonly as?: string;
  readonly label?: Text;
  readonly help?: Text;
  readonly link?: { readonly label: Text; readonly to: Text };
  readonly required?: boolean;
  readonly priced?: boolean;
  readonly options?: {
    readonly path: string;
    readonly value?: string;
    readonly label?: string;
    readonly hint?: string;
    readonly required_by?: string;
    readonly search?: boolean;
  };
}

export interface MailFile {
  readonly name: string;
  readonly label: Text;
  readonly record?: string;
  readonly variables: Readonly<Record<string, 'text' | 'text?' | 'link' | 'link?' | 'rows' | 'rows?' | 'flag'>>;
  readonly subject: Text;
  readonly body: readonly MailBlockFile[];
}

export interface MailBlockFile {
  readonly paragraph?: Text;
  readonly tone?: 'normal' | 'small' | 'strong';
  readonly rows?: string;
  readonly button?: Text;
  readonly link?: string;
  readonly when?: string;
}

export interface PrintFile {
  readonly name: string;
  readonly label: Text;
  readonly resource: string;
  readonly list?: boolean;
  readonly permission?: string;
  readonly when?: Condition;
  readonly papers?: readonly Paper[];
  readonly copies?: PrintCopies;
  readonly template?: string;
  readonly blocks: readonly PrintBlockFile[];
}

export type PrintFieldFile = string | { readonly field: string; readonly label?: Text; readonly strong?: boolean };

/** Exactly one of these keys is set. It decides the kind of the block. */
export interface PrintBlockFile {
  readonly letterhead?: true;
  readonly heading?: Text;
  readonly text?: Text;
  readonly fields?: readonly PrintFieldFile[];
  readonly table?: {
    readonly rows?: string;
    readonly numbered?: boolean;
    readonly columns: readonly (
      | string
      | (Exclude<PrintFieldFile, string> & {
          readonly align?: Align;
          readonly width?: number;
          readonly total?: boolean;
        })
    )[];
  };
  readonly totals?: readonly PrintFieldFile[];
  readonly qr?: string;
  readonly barcode?: string;
  readonly signatures?: readonly { readonly label: Text; readonly name?: string }[];
  readonly line?: true;
  readonly space?: number;
  readonly when?: Condition;
  readonly align?: Align;
  readonly strong?: boolean;
  readonly small?: boolean;
  readonly columns?: 1 | 2;
  readonly size?: number;
}

export interface DashboardFile {
  readonly name: string;
  readonly label: Text;
  readonly groups?: readonly string[];
  readonly superusers?: boolean;
  readonly tiles: readonly TileFile[];
}

export interface TileFile {
  readonly name: string;
  readonly kind: TileKind;
  readonly label: Text;
  readonly help?: Text;
  readonly wide?: boolean;
  readonly resource?: string;
  readonly filter?: RecordFilter;
  readonly slug?: string;
  readonly figure?: string;
  readonly money?: boolean;
  readonly enum?: string;
  readonly sum?: string;
  readonly date?: string;
  readonly period?: Period;
  readonly by?: Period;
  readonly last?: number;
  readonly group?: string;
  readonly columns?: readonly string[];
  readonly sort?: string;
  readonly first?: number;
  readonly since?: string;
  readonly due?: string;
  readonly late?: RecordFilter;
  readonly tone?: Tone;
  readonly hideZero?: boolean;
}

export interface ScenarioFile {
  readonly name: string;
  readonly label: Text;
  readonly parameters?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly steps: readonly StepFile[];
}

/** One of these keys is set. It decides what the step does. */
export interface StepFile {
  readonly name?: string;
  readonly find?: string;
  readonly filter?: RecordFilter;
  readonly sort?: string;
  readonly create?: string;
  readonly update?: string;
  readonly transition?: string;
  readonly operation?: string;
  readonly on?: string;
  readonly call?: string;
  readonly body?: RequestStep['body'];
  readonly as?: string;
  readonly office?: string;
}

export interface Named<T> {
  /** File name without `.json`. */
  readonly name: string;
  /** Path relative to the project: `schemas/enums/order-status.json`. */
  readonly source: string;
  readonly value: T;
}

export interface ProjectFiles {
  readonly languages: readonly string[];
  readonly identity: IdentityFile;
  readonly region: Region;
  /** `locales/<language>/model.json`, by language. */
  readonly texts: Parameters<typeof toolText>[1];
  readonly resources: readonly Named<ResourceFile>[];
  readonly enums: readonly Named<EnumFile>[];
  readonly kinds: readonly (Named<KindFile> & {
    /** Path of the kind's code, relative to the project. */
    readonly module?: string;
    readonly functions?: KindCode<string | number>;
  })[];
  readonly menu: MenuFile;
  readonly roleGroups: RoleGroupsFile;
  readonly modules: readonly Named<PermissionModuleFile>[];
  readonly flows: readonly Named<FlowFile>[];
  readonly mails: readonly Named<MailFile>[];
  readonly prints: readonly Named<PrintFile>[];
  readonly dashboards: readonly Named<DashboardFile>[];
  readonly scenarios: readonly Named<ScenarioFile>[];
  readonly letterhead: Letterhead;
}
