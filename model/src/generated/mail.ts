// Generated from model/meta/mail.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Text } from './text.ts';

/** A mail that the server sends: its variables and its content, from which the plain text and the HTML are made. */
export interface MailFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** For readers of the file. */
  readonly $comment?: string;
  /** The name of the file. */
  readonly name: string;
  /** What staff call the mail. */
  readonly label: Text;
  /** The resource whose records the mail reports about; a preview takes one of them. */
  readonly record?: string;
  /**
   * By name: text; link (https, or an address of the project's own apps); rows (labels with texts); flag (only for
   * when). A question mark makes it optional: text?.
   */
  readonly variables:
    | { readonly [key: string]: 'text' | 'text?' | 'link' | 'link?' | 'rows' | 'rows?' | 'flag' };
  /** One line; {code} inserts a variable. */
  readonly subject: Text;
  /** From top to bottom; each block has one of paragraph, rows and button. */
  readonly body: readonly MailBlockFile[];
  /** A short text for a phone; {code} inserts a text, {link} a link. */
  readonly sms?: Text;
}

export interface MailBlockFile {
  /** {code} inserts a variable. */
  readonly paragraph?: Text;
  /** How the paragraph looks. */
  readonly tone?: 'normal' | 'small' | 'strong';
  /** A variable of the kind rows. */
  readonly rows?: string;
  /** The label of a link. */
  readonly button?: Text;
  /** The button's address: a variable of the kind link. */
  readonly link?: string;
  /** Shown only if this variable has a value; a flag, if it is true. */
  readonly when?: string;
}
