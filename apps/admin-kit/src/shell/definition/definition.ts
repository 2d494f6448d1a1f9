import type { PortalControl, Region } from '@tuyen/model';
import type { ComponentType } from 'react';
import type { Access } from '../../auth/access.ts';
import type { Early } from '../../early/early-requests.ts';
import type { FlowEntry } from '../../flows/flow-entry.ts';
import type { ComponentsOfKinds } from '../../kinds/kind-components.tsx';
import type { AdminModel, KindCodes } from '../../model/model-store.ts';
import type { ResourceEntry } from '../../runtime/resource-entry.ts';
import type { Palette } from '../../theme/hues.ts';

/** Project settings from the configuration. Generated as `project.gen.ts`. */
export interface AdminProject {
  /** Languages of the project. The first one is the default, and its texts replace missing texts of the others. */
  readonly languages: readonly string[];
  /** Region that determines the formats of times, numbers and money until the server sends its own. */
  readonly region: Region;
  readonly menu: readonly string[];
  readonly accounts: AccountsOfProject;
  readonly kindCode?: KindCodes;
}

/**
 * Sign-in settings, from `identity` in the configuration. Sign-in fields have the same labels as the fields of the
 * account resource.
 */
export interface AccountsOfProject {
  readonly resource: string;
  readonly signIn: readonly { readonly field: string; readonly keyboard?: PortalControl['keyboard'] }[];
  readonly signInForm: readonly string[];
  /** True if accounts have an email address for password reset links. */
  readonly hasPasswordMail: boolean;
  readonly officeTypes?: string;
}

/** Parts of a back-office that a project adds to the kit's own pages: generated resources and customizations. */
export interface AdminDefinition {
  /** Resources of the project, generated as `resources.gen.ts`. */
  readonly resources: readonly ResourceEntry[];
  /** Staff flows of the project, generated as `flows.gen.ts` if there are any. */
  readonly flows?: readonly FlowEntry[];
  /**
   * Dashboard pages of the build, generated as `dashboards.gen.ts`. The back-office renders any other dashboard from
   * the server's description.
   */
  readonly dashboards?: DashboardPages;
  readonly pages?: readonly AdminPage[];
  /** True if the server has `POST auth/register` and `POST auth/confirm-email`, so that visitors can request an account. */
  readonly registration?: boolean;
  readonly kinds?: ComponentsOfKinds;
  /**
   * API path of the current office's branding. It returns `{office_display_name, office_logo_url?, currency?}` for the
   * app bar, and the default currency (ISO 4217) of amounts. Without it, the bar shows the product name and amounts use
   * the project's currency.
   */
  readonly site?: string;
  /** Named colors that a user can choose, default first. Their labels have message keys in `theme.colors`. */
  readonly palette?: Palette;
}

export type DashboardPages = Readonly<Record<string, () => Promise<ComponentType>>>;

export interface Admin {
  readonly render: (early: Early, project: AdminProject) => Promise<void>;
}

export interface AdminPage {
  /**
   * Route such as `/reports/:name`, in which a segment with a colon is a parameter. The first segment must not be the
   * name of a resource.
   */
  readonly path: string;
  /** Loads the code when the page opens, or when the pointer is over its menu item. */
  readonly load: () => Promise<ComponentType>;
  /** Menu item above the menu groups. Without it, the page is not in the menu and only other pages link to it. */
  readonly menu?: AdminPageItem;
}

export interface AdminPageItem {
  readonly label: string;
  readonly icon: ComponentType;
  readonly isVisible?: (caller: PageCaller) => boolean;
}

export interface PageCaller {
  readonly may: Access['may'];
  /** The server's description of resources and flows, including the permission matrix. */
  readonly model: AdminModel;
}
