import type { PortalControl, Region } from '@tuyen/model';
import type { ComponentType } from 'react';
import type { Access } from '../../auth/access.ts';
import type { Early } from '../../early/early-requests.ts';
import type { FlowEntry } from '../../flows/flow-entry.ts';
import type { ProviderModules } from '../../data/foreign/provider-module.ts';
import type { ComponentsOfKinds } from '../../kinds/kind-components.tsx';
import type { AdminModel, KindCodes } from '../../model/model-store.ts';
import type { ResourceEntry } from '../../runtime/resource-entry.ts';
import type { GroupOrder } from '../menu/menu-groups.ts';
import type { Palette } from '../../theme/hues.ts';

export interface AdminProject {
  readonly languages: readonly string[];
  readonly region: Region;
  readonly menu: readonly GroupOrder[];
  readonly accounts: AccountsOfProject;
  readonly kindCode?: KindCodes;
  /** Modules of data providers of other back ends, by back end. */
  readonly providers?: ProviderModules;
}

export interface AccountsOfProject {
  readonly resource: string;
  readonly signIn: readonly { readonly field: string; readonly keyboard?: PortalControl['keyboard'] }[];
  readonly signInForm: readonly string[];
  readonly hasPasswordMail: boolean;
  readonly officeTypes?: string;
}

export interface AdminDefinition {
  readonly resources: readonly ResourceEntry[];
  readonly flows?: readonly FlowEntry[];
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
  /**
   * Path of a page of the project that lists reports, such as `/reports`. It shows the saved ones with
   * `SavedReportCards`. Without it, the menu has an item for the saved reports.
   */
  readonly savedReports?: string;
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
  /** Menu item. Without it, the page is not in the menu and only other pages link to it. */
  readonly menu?: AdminPageItem;
}

export interface AdminPageItem {
  readonly label: string;
  readonly icon: ComponentType;
  /** Group of schemas/menu.json. Without it, the item is above the groups. */
  readonly group?: string;
  readonly isVisible?: (caller: PageCaller) => boolean;
}

export interface PageCaller {
  readonly may: Access['may'];
  readonly model: AdminModel;
}
