import type { Condition, Json, Scalar } from '../model/json/json-schema.ts';
import type { OptionRule } from '../model/json/options.ts';
import type { RelatedList } from '../model/work/related.ts';
import type { Text } from '../model/text.ts';
import type { ForEachViewKind, ViewKind } from '../model/work/view.ts';
import type { Widget } from './widgets.ts';

/** Prop of an element. Plain JSON, so that it can be printed as JSX and rendered at run time. */
export type Prop = Scalar | undefined | readonly Prop[] | readonly OptionRule[] | { readonly [key: string]: Prop };

export interface ScreenElement {
  /** Name of the field that the element shows. Custom pages use this name to replace the element. */
  readonly source: string;
  readonly widget: Widget;
  readonly props: { readonly [name: string]: Prop };
  readonly children?: readonly ScreenElement[];
}

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
  readonly aside?: true;
  readonly parts: readonly T[];
}

interface PartNames {
  readonly queue: 'row' | 'fields' | 'evidence';
  readonly board: 'card';
  readonly timeline: 'fields' | 'inputs';
  readonly calendar: 'fields' | 'inputs';
  readonly map: 'fields' | 'filters';
}

export type ViewPartName<K extends ViewKind> = ForEachViewKind<PartNames>[K];

export type ViewParts<K extends ViewKind> = readonly {
  readonly part: ViewPartName<K>;
  readonly elements: readonly ScreenElement[];
}[];

export interface ScreenView<K extends ViewKind = ViewKind> {
  readonly name: string;
  readonly kind: K;
  readonly parts: ViewParts<K>;
}

export interface PluginScreenView {
  readonly name: string;
  readonly kind: 'plugin';
  readonly of: string;
  readonly settings: Readonly<Record<string, Json>>;
  readonly parts: readonly { readonly part: string; readonly elements: readonly ScreenElement[] }[];
}

export interface ResourceScreens {
  readonly resource: string;
  readonly list: {
    readonly columns: readonly ScreenColumn[];
    /** Inputs that filter the list. A search box in first position is always visible. */
    readonly filters: readonly ScreenElement[];
    readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  };
  readonly create?: { readonly sections: readonly ScreenSection<ScreenInput>[] };
  readonly edit?: { readonly sections: readonly ScreenSection<ScreenInput>[] };
  readonly show?: {
    /** Facts in the head of the page. */
    readonly facts: readonly ScreenElement[];
    /** Uploaded files in the side column: those of the first queue that shows any. */
    readonly evidence: readonly ScreenElement[];
    readonly sections: readonly ScreenSection<ScreenElement>[];
    readonly related: readonly Pick<RelatedList, 'resource' | 'by' | 'first'>[];
    readonly attachments: boolean;
    readonly timeline: boolean;
  };
  readonly views?: readonly (ScreenView | PluginScreenView)[];
}

export type Screens = readonly ResourceScreens[];
