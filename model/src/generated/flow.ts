// Generated from model/meta/flow.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Condition } from './condition.ts';
import type { Text } from './text.ts';

/**
 * A form of several steps, of the public portal or of staff: fields taken from resources by reference, conditions, and
 * the call it makes.
 */
export interface FlowFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** The name of the file. */
  readonly name: string;
  /** Who works with it: portal shows it to everybody at its route, staff in the back-office at /flows/<name>. */
  readonly for: 'portal' | 'staff';
  /** Of a flow of the portal: its path in the default language, such as /renewal. */
  readonly route?: string;
  /** Of a flow of staff: the Material icon of its menu item. */
  readonly icon?: string;
  /** Of a flow of staff: group of schemas/menu.json. By default, the menu item is above the groups. */
  readonly menu?: string;
  readonly title: Text;
  /** Of a flow of the portal: its page. Its modules are named relative to the file and have a default export. */
  readonly page?: FlowPageFile;
  /**
   * Of a flow of the portal with the look form: how long unsent answers are kept. Without it, they last until the tab
   * is closed.
   */
  readonly keep?: FlowKeepFile;
  /** Of a flow of the portal: what follows after sending. Without it the page says thank you. */
  readonly result?: FlowResultFile;
  /** The pages of the form, in this order. */
  readonly steps: readonly FlowStepFile[];
  /** The request that the last step sends. */
  readonly submit: FlowSubmitFile;
}

export interface FlowPageFile {
  /**
   * The name of the page in the portal, by default that of the flow. Its title and description may have own words:
   * site.pages.<name>.title.
   */
  readonly name?: string;
  /** A sentence below the title. */
  readonly lead?: Text;
  /** The title of the form itself. The title of the flow and the lead then span the page, above everything else. */
  readonly form_title?: Text;
  /**
   * form: steps, with a review before sending. questions: one step with one or two short texts and a button, which
   * loads no form library. none: no page; a page of the project shows the form.
   */
  readonly look?: 'form' | 'questions' | 'none';
  /** The text of the button that sends. */
  readonly send?: Text;
  /** Of questions: what the page says if the server finds nothing (status 404). */
  readonly none?: Text;
  /** A remark below the questions, in a box. */
  readonly note?: Text;
  /** Search engines leave the page out, for example because it is about one person's order. */
  readonly noindex?: boolean;
  /** The text of the link to the page in the navigation. Without it there is no link. */
  readonly navigation?: Text;
  /** The name of the page whose link in the navigation is marked as current. */
  readonly within?: string;
  /** Module of a component above the form. */
  readonly above?: string;
  /** Module of a component below the form. */
  readonly below?: string;
  /**
   * Module of a component that gets the content below the title as its children, and may show something else instead.
   */
  readonly around?: string;
  /**
   * Module of a component before the form, which says when the form may start and with which values. The code of the
   * form is loaded then.
   */
  readonly gate?: string;
}

export interface FlowKeepFile {
  /** The browser keeps the answers for this long, encrypted with a key that it does not reveal. */
  readonly device_hours?: number;
  /**
   * Visitors can have a link mailed that opens their answers once, within this time, also on another device. The server
   * stores the answers encrypted, without uploads.
   */
  readonly link_hours?: number;
}

export interface FlowResultFile {
  readonly title?: Text;
  /** A line break begins a new paragraph. */
  readonly text?: Text;
  /** Fields that the answer of the server has, shown with their labels: resource.field. */
  readonly facts?: readonly string[];
  /** Module of a function that is called with the answer and the answers of the form, before the page is left. */
  readonly sent?: string;
  /** The page that follows, with keys of the server's answer. Without it the result is shown in place. */
  readonly path?: string;
  /** The endpoint of the record whose id ends the address of the page at the path. The page is then generated. */
  readonly load?: string;
  /** Asks the endpoint again, for at most a minute, while this holds for its answer. */
  readonly pending?: Condition;
  /** A link that is shown while there is no answer, and to a browser without scripts. */
  readonly otherwise?: {
    readonly label: Text;
    /** Its path in the default language. */
    readonly to: string;
  };
  /** Module of a component that shows the answer, in place of title, text and facts. */
  readonly body?: string;
}

export interface FlowStepFile {
  /** Unique in the flow. */
  readonly name: string;
  readonly title: Text;
  readonly intro?: Text;
  /** The fields of the step, in this order. */
  readonly fields: readonly (string | FlowFieldFile)[];
}

export interface FlowFieldFile {
  /** customers.full_name */
  readonly field: string;
  /** Shown only if this holds. Names fields of this flow: orders.route_scope. */
  readonly when?: Condition;
  /** Key in the request body; by default the name of the field. */
  readonly as?: string;
  readonly label?: Text;
  readonly help?: Text;
  /** A page to read before answering, opened beside the form. */
  readonly link?: {
    readonly label: Text;
    /** Its address in each language: /policy?tab=private. */
    readonly to: Text;
  };
  /** Overrides the resource. */
  readonly required?: boolean;
  /** Of a flow of staff: what the field begins with. today stands for the present day or month. */
  readonly default?: string | number | boolean;
  /**
   * Of a flow of staff: buttons shows the choices of an enum, a reference or an endpoint side by side; those of the
   * first such field have number keys.
   */
  readonly control?: 'buttons';
  /**
   * Of a flow of staff: a unique field of the record that a reference names. It is typed or scanned, and Enter finds
   * the record.
   */
  readonly lookup?: string;
  /** Of a flow of staff: fields of the record that was found, shown below. */
  readonly shows?: readonly string[];
  /**
   * Of a flow of staff: an image of the record that was found, or of a record to which it refers, shown beside:
   * customer.portrait.
   */
  readonly picture?: string;
  /**
   * Of a flow of staff: other answers that begin with values of the record that was found, each with the field of that
   * record.
   */
  readonly fills?: { readonly [key: string]: string };
  /** The price depends on this field. Only such fields are sent for a quote. */
  readonly priced?: boolean;
  /**
   * The source of the choices. The server accepts only choices of this list. For a list of uploads: what each of them
   * shows, in the order of the rows; the server refuses fewer.
   */
  readonly options?: FlowOptionsFile;
}

export interface FlowOptionsFile {
  /**
   * An endpoint: public/routes, public/districts?city={city_id}. A field that is not always shown has a question mark:
   * {route_ids?}.
   */
  readonly path: string;
  /** The key of a row; by default id. */
  readonly value?: string;
  /** The label of a row: {code} – {name}. */
  readonly label?: string;
  /** A second line below the label: {hours}. */
  readonly hint?: string;
  /**
   * A key of the rows. The field is required if the rows differ in it, such as payment methods, or if it is true, such
   * as in a list that is complete. With search, the form loads the list without q once to know this.
   */
  readonly required_by?: string;
  /**
   * A key of the rows. A required field, or one with buttons, begins with the first choice whose row is true there,
   * until the user chooses.
   */
  readonly preselect?: string;
  /**
   * Of a flow of staff, for buttons: a question that the form asks before it sends the choice: {warning}. Without text
   * in the row it asks nothing.
   */
  readonly confirm?: string;
  /**
   * With confirm: a yes-no answer that the form sends as true once the user has confirmed the question, so that the
   * server can require it.
   */
  readonly confirmed?: string;
  /** Calls the endpoint with q while the user types. */
  readonly search?: boolean;
}

export interface FlowSubmitFile {
  /** The method of the request. GET is for questions: the answers are its query. */
  readonly method?: 'POST' | 'GET';
  /**
   * Under the API base: public/orders. A flow of staff names a resource, of which it creates a record, or an operation
   * on a resource: orders/operations/sell.
   */
  readonly path: string;
  /** The form asks for a captcha. */
  readonly captcha?: boolean;
  /** Sent with an Idempotency-Key. */
  readonly idempotent?: boolean;
  /** Called with the current answers to show the price before sending. */
  readonly quote?: string;
  /**
   * Of a flow of staff: the field of the answer that is the amount to pay. It is asked for as soon as the answers
   * suffice, without writing anything.
   */
  readonly price?: string;
  /**
   * Of a flow of staff: the answer that is the way of payment, and its value for cash, for which the change is
   * computed.
   */
  readonly payment?: {
    /** The answer that is the way of payment. */
    readonly field: string;
    /** Its value for cash. */
    readonly cash: string;
  };
  /** Of a flow of staff: fields of the record, shown when it is done. */
  readonly shows?: readonly string[];
  /** Of a flow of staff: the document that is printed of the record when it is done. */
  readonly print?: string;
  /** Of a flow of staff: pages of the back-office that help after a refusal, by the code of its message. */
  readonly links?: readonly FlowLinkFile[];
}

export interface FlowLinkFile {
  /** The code of the message. */
  readonly code: string;
  readonly label: Text;
  /** The path of the page. */
  readonly to: string;
}
