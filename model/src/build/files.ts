import type { DialectFile } from '../generated/backend.ts';
import type { BackEndFile, ConfigFile, IdentityFile } from '../generated/config.ts';
import type { DashboardFile } from '../generated/dashboard.ts';
import type { EnumFile } from '../generated/enum.ts';
import type { FlowFile } from '../generated/flow.ts';
import type { KindFile } from '../generated/kind.ts';
import type { MailFile } from '../generated/mail.ts';
import type { MenuFile } from '../generated/menu.ts';
import type { PermissionModuleFile } from '../generated/permission-module.ts';
import type { PrintFile } from '../generated/print.ts';
import type { ResourceFile } from '../generated/resource.ts';
import type { RoleGroupsFile } from '../generated/role-groups.ts';
import type { ScenarioFile } from '../generated/scenario.ts';
import type { DocumentFolder, DocumentKind, DocumentTypeName } from '../model/document-kinds.ts';
import type { Letterhead } from '../documents/print/print.ts';
import type { KindCode } from '../model/fields/kind-code.ts';
import type { Maps } from '../model/model.ts';
import type { Region } from '../region/region.ts';
import type { toolText } from './tool-texts.ts';

export interface Named<T> {
  /** File name without `.json`. */
  readonly name: string;
  /** Path relative to the project: `schemas/enums/order-status.json`. */
  readonly source: string;
  readonly value: T;
}

/**
 * Type of the content of each kind of schema file, as its meta-schema describes it. The compiler reports a kind that is
 * missing here.
 */
export type FileTypes = OfEveryKind<{
  readonly config: ConfigFile;
  readonly resource: ResourceFile;
  readonly enum: EnumFile;
  readonly kind: KindFile;
  readonly menu: MenuFile;
  readonly 'role-groups': RoleGroupsFile;
  readonly backend: DialectFile;
  readonly 'permission-module': PermissionModuleFile;
  readonly flow: FlowFile;
  readonly mail: MailFile;
  readonly print: PrintFile;
  readonly dashboard: DashboardFile;
  readonly scenario: ScenarioFile;
}>;

/** Locales have no fixed type, because they are trees of texts. */
type OfEveryKind<T extends Readonly<Record<Exclude<DocumentKind, 'locale'>, object>>> = T;

export type DocumentFiles = {
  readonly [K in DocumentTypeName as DocumentFolder<K>]: readonly Named<FileTypes[K]>[];
};

export interface ProjectFiles extends DocumentFiles {
  readonly title: string | undefined;
  readonly languages: readonly string[];
  /** Undefined if the project has no resource of its own. */
  readonly identity: IdentityFile | undefined;
  readonly backends: Readonly<Record<string, BackEndFile>>;
  /** Dialect of each back end that has one. */
  readonly dialects: Readonly<Record<string, DialectFile>>;
  readonly region: Region;
  readonly maps?: Maps | undefined;
  /** Contents of the files `locales/<language>/model.json`, by language. */
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
  readonly letterhead: Letterhead;
}
