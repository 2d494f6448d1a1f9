import type { Region } from '@tuyen/model';
import type { ComponentType } from 'react';
import type { Access } from '../../auth/access.ts';
import type { Early } from '../../early/early-requests.ts';
import type { AdminModel } from '../../model/model-store.ts';
import type { ResourceEntry } from '../../runtime/resource-entry.ts';
import type { Palette } from '../theme/hues.ts';

/** What the configuration says of a project. Generated as `project.gen.ts`. */
export interface AdminProject {
  /** The first one is the default and the last fallback. */
  readonly languages: readonly string[];
  /** How times, numbers and money are written until the server has said so. */
  readonly region: Region;
  /** The groups of the menu by name, in order. */
  readonly menu: readonly string[];
  readonly signIn: {
    /** What the sign-in form asks for. */
    readonly by: 'email' | 'name' | 'either';
    /** Whoever has forgotten the password gets a link by mail. */
    readonly resetByMail: boolean;
  };
}

/** What a back-office consists of beside the shell: the generated resources, and what the project adds. */
export interface AdminDefinition {
  /** Generated as `resources.gen.ts`. */
  readonly resources: readonly ResourceEntry[];
  readonly pages?: readonly AdminPage[];
  /** How figures of the home page are shown, loaded with it. The page has figures only with it. */
  readonly tiles?: () => Promise<readonly DashboardTile[]>;
  /** The project's server has `POST auth/register`: people may ask for an account at the sign-in. */
  readonly registration?: boolean;
  /** The colors that a person may choose from by name, the default first; a name is read from the words at `theme.colors`. */
  readonly palette?: Palette;
}

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
  readonly isOffered?: (caller: PageCaller) => boolean;
}

/** Whom a menu item is offered to. */
export interface PageCaller {
  readonly may: Access['may'];
  /** What the server handed out: the permission matrix among others. */
  readonly model: AdminModel;
}

/** One figure of `GET dashboard`. Its name is read from the words at `dashboard.figures`. */
export interface DashboardTile {
  /** Its name in the answer. Figures that no tile names are shown as plain numbers. */
  readonly figure: string;
  /** An amount of money, in the smallest unit. */
  readonly isMoney?: boolean;
  /** The list of the records behind it, for whoever may see that. */
  readonly link?: ListLink;
  /** Of a figure in parts. */
  readonly parts?: {
    /** The enumeration that the parts are values of. */
    readonly enum: string;
    /** The filter of the list that takes a part. */
    readonly filter: string;
  };
}

/** A list with its filter set. */
export interface ListLink {
  readonly resource: string;
  readonly filter: Readonly<Record<string, string | number | boolean>>;
  /** A date field that must be today. */
  readonly today?: string;
}
