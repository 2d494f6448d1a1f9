// From schemas/mails/ by `tuyen generate`. Edit those instead.

/** The variables of every mail, by its name. */
export type MailVariables = {
  'account-confirm': {
    readonly link: string;
  };
  'account-invitation': {
    readonly name: string;
    readonly link: string;
  };
  'account-known': {
    readonly link: string;
  };
  'account-password': {
    readonly link: string;
  };
  'card-locked': {
    readonly name: string;
    readonly card: string;
  };
  'card-lost': {
    readonly name: string;
    readonly link: string;
  };
  'contact-message': {
    readonly name: string;
    readonly email: string;
    readonly phone?: string | undefined;
    readonly message: string;
  };
  'order-attach-card': {
    readonly name: string;
    readonly code: string;
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
  };
  'order-awaiting-payment': {
    readonly name: string;
    readonly code: string;
    readonly total: string;
    readonly online?: boolean | undefined;
    readonly cash?: boolean | undefined;
    readonly transfer?: boolean | undefined;
    readonly account?: readonly MailRow[] | undefined;
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
  };
  'order-canceled': {
    readonly name: string;
    readonly code: string;
    readonly reason?: string | undefined;
    readonly refund?: string | undefined;
    readonly refund_cash?: string | undefined;
    readonly unpaid?: boolean | undefined;
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
  };
  'order-confirmed': {
    readonly name: string;
    readonly code: string;
    readonly renewal?: boolean | undefined;
    readonly production?: boolean | undefined;
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
    readonly receipt?: boolean | undefined;
  };
  'order-delivered-to-counter': {
    readonly name: string;
    readonly code: string;
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
  };
  'order-delivered-to-customer': {
    readonly name: string;
    readonly code: string;
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
  };
  'order-member-rejected': {
    readonly name: string;
    readonly code: string;
    readonly number: string;
    readonly member: string;
    readonly reason: string;
    readonly refund?: string | undefined;
    readonly refund_cash?: string | undefined;
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
  };
  'order-published': {
    readonly name: string;
    readonly code: string;
    readonly to_home?: boolean | undefined;
    readonly to_counter?: boolean | undefined;
    readonly on_card?: boolean | undefined;
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
  };
  'order-refunded': {
    readonly name: string;
    readonly code: string;
    readonly refund: string;
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
  };
  'order-waiting-customer-retype': {
    readonly name: string;
    readonly code: string;
    readonly corrections: readonly MailRow[];
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
  };
  'order-waiting-for-confirm': {
    readonly name: string;
    readonly code: string;
    readonly details?: readonly MailRow[] | undefined;
    readonly link: string;
    readonly receipt?: boolean | undefined;
  };
  'own-card': {
    readonly name: string;
    readonly link: string;
  };
  'settings-test': {
    readonly office: string;
    readonly server: string;
  };
  'ticket-ending': {
    readonly name: string;
    readonly card: string;
    readonly valid_to: string;
    readonly left: string;
    readonly link: string;
    readonly stop: string;
  };
};

/** A line of a list: what it is about, and what to know. */
export type MailRow = { readonly label: string; readonly text: string };
