import type { Condition, Scalar } from '../model/json-schema.ts';
import type { OptionRule } from '../model/options.ts';
import type { Text } from '../model/text.ts';

/** A property of an element: JSON only, so that it prints as JSX and renders at run time alike. */
export type Prop = Scalar | undefined | readonly Prop[] | readonly OptionRule[] | { readonly [key: string]: Prop };

/**
 * One component with its props. The generator prints it as JSX; the kit's run-time renderer looks the component up by
 * name. Both therefore show the same control.
 */
export interface ScreenElement {
  /** The field it shows; also its key among the page's parts. */
  readonly source: string;
  readonly component: string;
  /** Where the component is imported from. */
  readonly from: 'react-admin' | '@tuyen/kit/admin';
  readonly props: { readonly [name: string]: Prop };
  readonly children?: readonly ScreenElement[];
}

/** A table column, to the right where `numeric`. Without a cell it shows the plain value. */
export interface ScreenColumn {
  readonly source: string;
  readonly numeric: boolean;
  readonly sortable: boolean;
  readonly cell?: ScreenElement;
}

export interface ScreenInput {
  readonly element: ScreenElement;
  readonly when?: Condition;
}

export interface ScreenSection<T> {
  readonly name: string;
  readonly label?: Text;
  readonly when?: Condition;
  readonly parts: readonly T[];
}

/** The pages of one resource. `create`, `edit` and `show` are absent where the resource does not offer the action. */
export interface ResourceScreens {
  readonly resource: string;
  readonly list: {
    readonly columns: readonly ScreenColumn[];
    /** The first, when it is the search box, is always on. */
    readonly filters: readonly ScreenElement[];
    readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  };
  readonly create?: { readonly sections: readonly ScreenSection<ScreenInput>[] };
  readonly edit?: { readonly sections: readonly ScreenSection<ScreenInput>[] };
  readonly show?: { readonly sections: readonly ScreenSection<ScreenElement>[] };
  /** Has buttons that follow the workflow. */
  readonly workflow: boolean;
}

export type Screens = readonly ResourceScreens[];
