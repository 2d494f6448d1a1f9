import type { PortalControl, Region } from '@tuyen/model';
import type { ComponentType } from 'react';
import type { Access } from '../../auth/access.ts';
import type { Early } from '../../early/early-requests.ts';
import type { FlowEntry } from '../../flows/flow-entry.ts';
import type { ComponentsOfKinds } from '../../kinds/kind-components.tsx';
import type { AdminModel, KindCodes } from '../../model/model-store.ts';
import type { ResourceEntry } from '../../runtime/resource-entry.ts';
import type { Palette } from '../../theme/hues.ts';

/** What the configuration says of a project. Generated as `project.gen.ts`. */
export interface AdminProject {
  /** The first one is the default and the last fallback. */
  readonly languages: readonly string[];
  /** How times, numbers and money are written until the server has said so. */
  readonly region: Region;
  /** The groups of the menu by name, in order. */
  readonly menu: readonly string[];
  readonly accounts: AccountsOfProject;
  /** The code of the project's kinds by name. */
  readonly kindCode?: KindCodes;
}

/** How people sign in, from `identity` of the configuration. Labels of the fields are read from the words of the resource. */
export interface AccountsOfProject {
  readonly resource: string;
  readonly signIn: readonly { readonly field: string; readonly keyboard?: PortalControl['keyboard'] }[];
  /** The fields that the sign-in form asks for. */
  readonly signInForm: readonly string[];
  /** Has an account an address to which the link to a new password can be mailed? */
  readonly hasPasswordMail: boolean;
  /** The enumeration of the types of offices. */
  readonly officeTypes?: string;
}

/** What a back-office consists of besides the shell: the generated resources, and what the project adds. */
export interface AdminDefinition {
  /** Generated as `resources.gen.ts`. */
  readonly resources: readonly ResourceEntry[];
  /** Generated as `flows.gen.ts`, where there are flows of staff. */
  readonly flows?: readonly FlowEntry[];
  /** Generated as `dashboards.gen.ts`: the home pages of the build. Others come from the server alone. */
  readonly dashboards?: DashboardPages;
  readonly pages?: readonly AdminPage[];
  /** The server has `POST auth/register` and `POST auth/confirm-email`: visitors without an account can request one. */
  readonly registration?: boolean;
  /** Inputs and fields for kinds of the project that have code, by the name of the kind. */
  readonly kinds?: ComponentsOfKinds;
  /**
   * Path below the API's base that answers `{office_display_name, office_logo_url?, currency?}` of the current office: what the bar shows,
   * and the currency (ISO 4217) of amounts that name none. Without it the bar names the product, and amounts are the project's.
   */
  readonly site?: string;
  /** The colors that a person may choose from by name, the default first; a name is read from the words at `theme.colors`. */
  readonly palette?: Palette;
}

/** The pages of dashboards by name, each loaded when it is first shown. */
export type DashboardPages = Readonly<Record<string, () => Promise<ComponentType>>>;

/** A back-office that `startAdmin` can start. */
export interface Admin {
  readonly render: (early: Early, project: AdminProject) => Promise<void>;
}

/** A page of the project's own, inside the frame. */
export interface AdminPage {
  /** `/reports/:name`; a segment that begins with a colon is a parameter. No resource may have the name of the first one. */
  readonly path: string;
  /** Its code comes when it is opened, or when the pointer is over its menu item. */
  readonly load: () => Promise<ComponentType>;
  /** Its item in the menu, above the groups. A page without one is reached from others. */
  readonly menu?: AdminPageItem;
}

export interface AdminPageItem {
  /** A key of the words. */
  readonly label: string;
  readonly icon: ComponentType;
  /** May the signed-in person read it? Without it everybody may. */
  readonly isVisible?: (caller: PageCaller) => boolean;
}

/** Whom a menu item is offered to. */
export interface PageCaller {
  readonly may: Access['may'];
  /** What the server handed out: the permission matrix among others. */
  readonly model: AdminModel;
}
