// Generated from model/meta/resource.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { JsonSchema } from '../model/json/json-schema.ts';
import type { TabConditions } from '../model/work/tab.ts';
import type { AccessFile } from './access.ts';
import type { Condition } from './condition.ts';
import type { SectionFile } from './section.ts';
import type { Text } from './text.ts';
import type { ViewFile } from './view.ts';

/**
 * Everything about one resource: its record, its permissions, its screens. Name, label and schema are enough; other
 * keys override defaults.
 */
export interface ResourceFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** REST path and table; the name of the file. */
  readonly name: string;
  /**
   * The name that the resource had before. Its kept table, saved tabs, the log and permissions of roles follow it when
   * the server starts.
   */
  readonly 'x-renamed-from'?: string;
  /**
   * The back end that stores the records, if it is not the project's own server. Such a resource has no system field
   * but id.
   */
  readonly at?: PlaceFile;
  /** The first part of its permission slugs; by default the name. */
  readonly module?: string;
  /** The label of one record. */
  readonly label: Text;
  /** The label of several records. A missing language falls back to the label. */
  readonly plural?: Text;
  /** Name of a Material icon, such as DirectionsBus. */
  readonly icon?: string;
  /** Group of schemas/menu.json; by default "other". null removes it from the menu. */
  readonly menu?: string | null;
  /** The title of a record: {code} – {name}. */
  readonly title?: string;
  /** office: every record belongs to an office, and only that office and those above it can read it. */
  readonly scope?: 'office' | 'global';
  /**
   * For records that every office reads: the field with the office whose staff, and those above it, may change the
   * record; or top-office.
   */
  readonly owner?: string;
  /** The actions that exist in the API and the screens; by default all. */
  readonly actions?: readonly ('list' | 'show' | 'create' | 'edit' | 'delete')[];
  /** Rows of the permission matrix. */
  readonly access?: AccessFile;
  /**
   * The record: a JSON Schema whose properties are the fields. System fields (id, version, created_at …) are added
   * automatically.
   */
  readonly schema: JsonSchema;
  /** The table of records. */
  readonly list?: {
    /** The columns, from left to right; by default up to seven fields. */
    readonly columns?: readonly string[];
    /** The fields that the list can be filtered by; by default up to six. */
    readonly filters?: readonly string[];
    /**
     * The fields that people can name when they build conditions over the list; by default every field that can be
     * compared. An empty list removes the builder.
     */
    readonly conditions?: readonly string[];
    /** A field; with a leading minus, descending. */
    readonly sort?: string;
    /**
     * The fields that the list changes without opening the record: in a cell, and for several chosen records at once.
     * By default all fields of the form whose input fits in a cell; [] is none.
     */
    readonly edit?: readonly string[];
    /** A yes-or-no field. The list leaves out the records in which it is true until the reader asks for them. */
    readonly fold?: string;
    /**
     * Seconds after which an open list asks for its rows and the numbers of its tabs again, while it is looked at. By
     * default it does not ask by itself.
     */
    readonly refresh?: number;
  };
  /** Named filters over the list, each with the number of its records: GET {name}?tab={tab}. */
  readonly tabs?: readonly TabFile[];
  /** The create and edit pages. */
  readonly form?: {
    /** The sections of the form. */
    readonly sections: readonly SectionFile[];
  };
  /** The page of one record; by default the form's sections and the system fields. */
  readonly show?: {
    /** The sections of the page. */
    readonly sections: readonly SectionFile[];
  };
  /** The states of a record and the transitions between them. No other change of state is possible. */
  readonly workflow?: WorkflowFile;
  /**
   * What can be done with a record, or with the resource as a whole, beyond the base actions and the workflow: POST
   * {name}/{id}/operations/{operation}, POST {name}/operations/{operation}. The domain has a hook for each.
   */
  readonly operations?: readonly OperationFile[];
  /**
   * Lists on the page of a record: records of other resources that refer to it. Each is loaded when it comes into view,
   * and hidden from those who may not read its resource.
   */
  readonly related?: readonly RelatedListFile[];
  /**
   * Further pages of the resource, each shaped like a piece of work: {name}/views/{view}. A switch in the heading of
   * the list leads to them.
   */
  readonly views?: readonly ViewFile[];
  /**
   * Whether the page of a record shows what happened to it: moves of its workflow, changes, messages and notes, each
   * for those who may read it.
   */
  readonly timeline?: boolean;
  /**
   * For entries that are never edited or deleted one by one, such as a log. PostgreSQL stores them by month, so that
   * the server removes a month of them at once. The audit log has no entry for a new one.
   */
  readonly byMonth?: boolean;
  /**
   * What the server itself uses the records for. `webhooks`: addresses that receive events of records.
   * `webhook-deliveries`: the log of what was sent. `tuyen new webhooks` writes both resources.
   */
  readonly serves?: 'webhooks' | 'webhook-deliveries';
  /** Whether staff write notes on a record, which its timeline shows. */
  readonly notes?: boolean;
  /**
   * Whether files can be attached to a record, which its page lists. Those who may edit the record add and remove them,
   * and the log keeps who opened which.
   */
  readonly attachments?: boolean;
  /**
   * Whether people who read the list can make reports of it. By default they can, with all fields that fit; an object
   * names the fields, and false offers no reports.
   */
  readonly report?: boolean | {
    /**
     * The fields by which records are grouped: enums, booleans, references, dates, months, years and short texts. By
     * default all of them, but no text that differs in every record.
     */
    readonly groups?: readonly string[];
    /** The numbers and amounts that are added up. By default all of them. */
    readonly measures?: readonly string[];
  };
  /** Settings: one effective record per office, read and written at {name}/{path}. */
  readonly singleton?: {
    /** The last part of the address. */
    readonly path: string;
  };
  /** The number of synthetic rows of a seed. */
  readonly seed?: number;
}

export interface PlaceFile {
  /** A back end of tuyen.config.json. */
  readonly backend: string;
  /** The path of its list there: {path} of the dialect. By default / and the name. */
  readonly path?: string;
  /** The key of a record there. */
  readonly id?: string;
  /** The type of the keys in its JSON. Screens and addresses have them as text. */
  readonly ids?: 'text' | 'integer';
  /**
   * How fields are named there: same as here (unit_price), camel (unitPrice), pascal (UnitPrice) or kebab (unit-price).
   * A field with x-at has that name.
   */
  readonly names?: 'same' | 'camel' | 'pascal' | 'kebab';
  /**
   * The resource that the records are below: {within} in a path is the key of its record. A field must refer to it.
   */
  readonly within?: string;
}

export interface TabFile {
  /** The name in addresses: to-approve. */
  readonly name: string;
  /**
   * A tab whose filter is one value of one enum has none: it has the label of the value, so that a state has one name
   * everywhere.
   */
  readonly label?: Text;
  /** Records that meet all of it; of a list of filters, records that meet one of them. */
  readonly filter: TabConditions | readonly TabConditions[];
  /** A field; with a leading minus, descending. By default the order of the list. */
  readonly sort?: string;
  /** The columns of the tab; by default those of the list. */
  readonly columns?: readonly string[];
  /**
   * An action of the module: who may not take it is not offered the tab. By default everybody who reads the list is.
   */
  readonly slug?: string;
}

export interface WorkflowFile {
  /** The enum field with the state. */
  readonly field: string;
  /** The state of a new record. */
  readonly initial: string;
  /** The nested-list field that records every transition. */
  readonly history?: string;
  /** The transitions, in the order of their buttons. */
  readonly transitions: readonly TransitionFile[];
}

export interface TransitionFile {
  /** The name of the transition. Staff need the slug module.name. */
  readonly name: string;
  /**
   * The action of the module that staff need instead, such as approve. The transition then is no row of the permission
   * matrix.
   */
  readonly slug?: string;
  /** The label of the button. */
  readonly label: Text;
  /** The state, or the states, that it leads away from. */
  readonly from: string | readonly string[];
  /** The state that it leads to. */
  readonly to: string;
  /** Who may use it: staff, customer, system; one or a list. */
  readonly by:
    | 'staff'
    | 'customer'
    | 'system'
    | readonly ('staff' | 'customer' | 'system')[];
  /** Possible only if this holds. */
  readonly when?: Condition;
  /** The input of the transition: an object schema. */
  readonly input?: JsonSchema;
  /** The color of the button. */
  readonly tone?: 'primary' | 'danger' | 'neutral';
  /** Lists and queues offer it for several chosen records at once, with a result for each. Its input needs nothing. */
  readonly bulk?: true;
}

export interface OperationFile {
  /** The name of the operation: no base action and no transition has it. */
  readonly name: string;
  /** The label of the button. */
  readonly label: Text;
  /** record (the default): a button on the page of a record. resource: a button over the list. */
  readonly on?: 'record' | 'resource';
  /**
   * The action of the module that the caller needs, such as update. By default the operation's own name, which then is
   * a row of the permission matrix.
   */
  readonly slug?: string;
  /** Of a record: possible only if this holds. */
  readonly when?: Condition;
  /** The input of the operation: an object schema. */
  readonly input?: JsonSchema;
  /** What the server answers: an object schema. */
  readonly answer?: JsonSchema;
  /** The message afterwards. A name in braces is a field of the answer: {created}. */
  readonly result?: Text;
  /**
   * Whether the answer stays on the screen until it is closed, with a button that copies it: for what the server never
   * shows again, such as a key.
   */
  readonly once?: boolean;
  /** The color of the button. */
  readonly tone?: 'primary' | 'danger' | 'neutral';
}

export interface RelatedListFile {
  /** The resource of the list. */
  readonly resource: string;
  /** The field of that resource that refers to this one: a reference or a list of references. */
  readonly by: string;
  /** The heading; by default the plural of the resource. */
  readonly label?: Text;
  /** Fields of that resource; by default the columns of its list without the reference. */
  readonly columns?: readonly string[];
  /** A field of that resource; with a leading minus, descending. By default as its list. */
  readonly sort?: string;
  /** How many records are shown; by default 5. A link leads to all of them. */
  readonly limit?: number;
  /** Only records that meet it. */
  readonly filter?: Condition;
  /**
   * The list is above the sections of the page, in compact rows, and is loaded with the page: what people open the page
   * for.
   */
  readonly first?: boolean;
  /**
   * What a new record of the list can be, a button each; by default one button for any. Also offered where records of
   * this resource are listed on another page.
   */
  readonly create?: readonly RelatedCreateFile[];
}

export interface RelatedCreateFile {
  /** The label of the button. */
  readonly label: Text;
  /** Fields of the new record that are filled in: a value, or {"field": …} with a field of this record. */
  readonly values: { readonly [key: string]: string | number | boolean | {
      /** A field of this record. */
      readonly field: string;
    } };
  /** Offered only if this holds for this record. */
  readonly when?: Condition;
}
