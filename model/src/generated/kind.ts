// Generated from model/meta/kind.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Text } from './text.ts';

/**
 * A kind of field of the project, used as the format of a property. It extends a kind of the tool by a pattern, or by a
 * rule in code.
 */
export interface KindFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** For readers of the file. */
  readonly $comment?: string;
  /** The kind of field that it extends: column type, operators, CSV form and components are those of the base. */
  readonly base:
    | 'text'
    | 'phone'
    | 'email'
    | 'url'
    | 'color'
    | 'date'
    | 'month'
    | 'time'
    | 'date-time'
    | 'integer'
    | 'decimal'
    | 'money'
    | 'year';
  /** Regular expression (ECMAScript, flag u), anchored with ^ and $. */
  readonly pattern?: string;
  /**
   * A module of the project with a rule in code, relative to this file: ../../kinds/iban.ts. It exports a KindCode by
   * default. Kinds with code may have components of their own in the apps.
   */
  readonly code?: string;
  /** The error message if the value is not valid. */
  readonly message: Text;
  /**
   * Applied to the input before validation: upper, lower, digits (keeps digits and a leading +), compact (removes
   * spaces, dots, hyphens and parentheses), or a list of these.
   */
  readonly transform?:
    | 'upper'
    | 'lower'
    | 'digits'
    | 'compact'
    | readonly ('upper' | 'lower' | 'digits' | 'compact')[];
  /**
   * Interchangeable beginnings of a value, such as the trunk prefix and the country code of phone numbers: ["0", "+49",
   * "49"]. A search for a value with one of them finds it with another one, or with none. Values are stored as they are
   * entered.
   */
  readonly prefixes?: readonly string[];
  /** The keyboard of a phone. */
  readonly inputMode?: 'text' | 'numeric' | 'tel';
  /** The input's autocomplete attribute, such as tel: off, or a name of the HTML standard's list. */
  readonly autocomplete?:
    | 'off'
    | 'on'
    | 'name'
    | 'honorific-prefix'
    | 'given-name'
    | 'additional-name'
    | 'family-name'
    | 'honorific-suffix'
    | 'nickname'
    | 'username'
    | 'new-password'
    | 'current-password'
    | 'one-time-code'
    | 'organization-title'
    | 'organization'
    | 'street-address'
    | 'address-line1'
    | 'address-line2'
    | 'address-line3'
    | 'address-level4'
    | 'address-level3'
    | 'address-level2'
    | 'address-level1'
    | 'country'
    | 'country-name'
    | 'postal-code'
    | 'cc-name'
    | 'cc-given-name'
    | 'cc-additional-name'
    | 'cc-family-name'
    | 'cc-number'
    | 'cc-exp'
    | 'cc-exp-month'
    | 'cc-exp-year'
    | 'cc-csc'
    | 'cc-type'
    | 'transaction-currency'
    | 'transaction-amount'
    | 'language'
    | 'bday'
    | 'bday-day'
    | 'bday-month'
    | 'bday-year'
    | 'sex'
    | 'url'
    | 'photo'
    | 'tel'
    | 'tel-country-code'
    | 'tel-national'
    | 'tel-area-code'
    | 'tel-local'
    | 'tel-local-prefix'
    | 'tel-local-suffix'
    | 'tel-extension'
    | 'email'
    | 'impp';
  /** At least two valid values. */
  readonly examples: readonly (string | number)[];
}
