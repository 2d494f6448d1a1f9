// Generated from model/meta/config.schema.json by scripts/schema-types.ts. Edit that file instead.

/** The folders of a project's schemas and output. Paths are relative to this file. */
export interface ConfigFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /**
   * Name of the project: the heading of the back-office and the title of the OpenAPI document. The text `app.name` in
   * the locales replaces it in one language.
   */
  readonly title?: string;
  /** The folder with resources, enums, kinds … */
  readonly schemas: string;
  /** Language tags. The first one is the default and the last fallback. */
  readonly languages: readonly string[];
  /**
   * What maps of the back-office are drawn on. Without it, on a plain background, and no request leaves for another
   * server.
   */
  readonly maps?: MapsFile;
  /**
   * How the project writes times, numbers and money, on the server, in the back-office and in the portal, in every
   * language.
   */
  readonly region?: RegionFile;
  /**
   * Where accounts, roles and offices are stored. A name alone is short for {"resource": name}: the fields have their
   * usual names. A field that is not named is the one with the usual name, if there is one; null says that the project
   * has none. Only a project whose resources are all on other back ends goes without.
   */
  readonly identity?: IdentityFile;
  /** Other back ends that store records of the project, by name. A resource names its back end in "at". */
  readonly backends?: { readonly [key: string]: BackEndFile };
  /** The enum that lists the serial templates of the server's domain. An x-serial must name one of them. */
  readonly serialTemplates?: string;
  /** The folders of the back-office. Without it no back-office is generated. */
  readonly admin?: AdminOutputFile;
  /** The folders of the portal. Without it no portal is generated. */
  readonly portal?: PortalOutputFile;
  /** The modules and the output of the server. */
  readonly server?: ServerOutputFile;
  /** What stands at the head of prints, each as resource.field of the offices or of a resource with "singleton". */
  readonly letterhead?: LetterheadFile;
  /** Diagrams of the workflows. */
  readonly docs?: DocumentationOutputFile;
  /**
   * Sources that `tuyen import` reads, by name. The command writes the entries; schemas/.imported has the last draft of
   * each.
   */
  readonly imports?: { readonly [key: string]: ImportFile };
  /**
   * Modules whose default export is a plugin made by definePlugin of @tuyen/generator/plugin: a file of the project
   * (./plugins/zod.ts) or an installed package (@acme/tuyen-docs). Plugins add generated files, checks, field kinds,
   * view kinds, query operators and commands. They run in every command that reads the project.
   */
  readonly plugins?: readonly string[];
  /** What `tuyen effects` requires a reader of, besides permissions and the fields of resources with "singleton". */
  readonly effects?: {
    /** Fields that promise an effect, by their resource: their names, or "all". */
    readonly fields?: { readonly [key: string]: string | readonly string[] };
    /** The most fields that may have x-informative. Default: any number. */
    readonly informative?: number;
  };
}

export interface MapsFile {
  /**
   * The address of the tiles, with {z}, {x} and {y}; an address of another server, or a path of the back-office. The
   * environment variable MAP_TILES wins.
   */
  readonly tiles: string;
  /** Who made the tiles: a text in the corner of each map. The environment variable MAP_ATTRIBUTION wins. */
  readonly attribution?: string;
  /** The last zoom that the server has tiles of. Default 19. */
  readonly maxZoom?: number;
}

export interface RegionFile {
  /** IANA name of the time zone whose clock days begin and end on: Europe/Berlin. Default UTC. */
  readonly timeZone?: string;
  /**
   * How a day is written and typed: dd, MM and yyyy once each, with one of / . - or a space between them. Default
   * yyyy-MM-dd.
   */
  readonly dates?: string;
  /** The first day of a week in calendars. By default that of the first language: Monday for most. */
  readonly weekStart?: 'monday' | 'saturday' | 'sunday';
  /** Signs in numbers. Default 1,234.5. */
  readonly numbers?: {
    /** Between thousands; empty for none. */
    readonly group: '.' | ',' | ' ' | "'" | '';
    /** Before the decimals. */
    readonly decimal: ',' | '.';
  };
  /**
   * The currency of fields of kind money. They hold whole numbers of its smallest unit: 1990 is 19.90 with a minorUnit
   * of 2.
   */
  readonly currency?: CurrencyFile;
}

export interface CurrencyFile {
  /** ISO 4217: EUR. */
  readonly code: string;
  /** Digits behind the decimal sign. */
  readonly minorUnit: number;
  /** {amount} and what stands before or behind it. */
  readonly pattern: string;
  /** Its notes and coins, in the smallest unit: what cash is counted in. */
  readonly denominations?: readonly number[];
}

export interface IdentityFile {
  /** The resource with the accounts, and its fields. */
  readonly users: string | AccountFile;
  /** The resource with the roles, and its fields. Without it permissions are granted to accounts one by one. */
  readonly roles?: string | RoleFile;
  /**
   * The resource with the offices, and its fields. Without it the project has one office: no resource has the scope
   * "office" or an "owner".
   */
  readonly offices?: string | OfficeFile;
}

export interface AccountFile {
  /** The name of the resource. */
  readonly resource: string;
  /**
   * Unique fields that name an account at the sign-in, in the order in which they are tried. Default: username and
   * email, of these the ones that there are.
   */
  readonly signIn?: readonly string[];
  /** Those of the sign-in fields that the form of the back-office asks for. Default: all. */
  readonly signInForm?: readonly string[];
  /** What the user is called. Default: full_name or name. */
  readonly name?: string | null;
  /** Where mails to the user go. Without it no user can request a new password. Default: email. */
  readonly email?: string | null;
  /** The secret that is asked for at the sign-in; stored as a hash. Default: password. */
  readonly password?: string | null;
  /**
   * The field that says whether the account counts. Default: status, if there is one; its values ACTIVE and true count.
   */
  readonly status?: string | AccountStatusFile | null;
  /** True: may do everything in every office. Default: is_superuser. */
  readonly superuser?: string | null;
  /** True: may do everything in the home office. Default: is_admin. */
  readonly admin?: string | null;
  /** The home office, which is chosen after the sign-in. Default: office_id. */
  readonly office?: string | null;
  /** A list of objects: the offices that the user works in. Default: offices. */
  readonly offices?: string | MembershipFile | null;
  /** One role or several, in the home office. Default: role_id or role_ids. */
  readonly roles?: string | null;
  /** Permissions in the home office beside those of the roles. Default: permissions. */
  readonly permissions?: string | null;
  /** The user's picture. Default: avatar. */
  readonly avatar?: string | null;
  /** Written at each sign-in. Default: last_login_at. */
  readonly lastSignIn?: string | null;
}

export interface AccountStatusFile {
  /** The field. */
  readonly field: string;
  /** The values with which it counts. */
  readonly active?: readonly (string | boolean | number)[];
}

export interface MembershipFile {
  /** The field with the list. */
  readonly field: string;
  /** The office. Default: office_id. */
  readonly office?: string;
  /** The role there. Default: role_id. */
  readonly role?: string | null;
  /** Permissions there beside those of the role. Default: permissions. */
  readonly permissions?: string | null;
  /** True: administers the office. Default: is_admin. */
  readonly admin?: string | null;
}

export interface RoleFile {
  /** The name of the resource. */
  readonly resource: string;
  /** What the role allows. Default: permissions. */
  readonly permissions?: string | null;
  /**
   * The field that says whether the role counts. Default: status, if there is one; its values ACTIVE and true count.
   */
  readonly status?: string | RoleStatusFile | null;
}

export interface RoleStatusFile {
  /** The field. */
  readonly field: string;
  /** The values with which it counts. */
  readonly active?: readonly (string | boolean | number)[];
}

export interface OfficeFile {
  /** The name of the resource. */
  readonly resource: string;
  /** Default: name. */
  readonly name?: string | null;
  /** Default: short_name. */
  readonly shortName?: string | null;
  /** The office above. Default: parent_id. */
  readonly parent?: string | null;
  /** Decides which permissions an office can have ("organisationType" of role groups). Default: organisation_type. */
  readonly type?: string | null;
}

export interface BackEndFile {
  /** The address that all its paths follow: https, or http on this machine. Only the server calls it. */
  readonly url?: string;
  /**
   * How it is called: simple-rest, json-server, postgrest, nestjsx-crud, jsonapi, or a file of schemas/backends. With a
   * provider the file only says what lists can do.
   */
  readonly dialect?: string;
  /** How the server signs in there. Browsers never see the secret. */
  readonly auth?: BackEndCredentialsFile;
  /** Headers that the server adds to every request: a text, or env: and the environment variable with it. */
  readonly headers?: { readonly [key: string]: string };
  /** A module of the project whose default export makes a react-admin data provider, instead of a dialect. */
  readonly provider?: string;
}

export interface BackEndCredentialsFile {
  /**
   * bearer: Authorization: Bearer and the secret. header: the secret in the named header. basic: the secret is the user
   * name and the password with a colon between them. user: each person enters a token of their own. none: no secret.
   */
  readonly kind: 'bearer' | 'header' | 'basic' | 'user' | 'none';
  /** The environment variable with the secret: env:BILLING_TOKEN. */
  readonly secret?: string;
  /** The header of the kinds header and user. For user, Authorization has Bearer before the token. */
  readonly header?: string;
}

export interface AdminOutputFile {
  /** Generated screens. */
  readonly out: string;
  /** Owned parts. */
  readonly custom: string;
  /** Static files: locales, import templates. */
  readonly public: string;
}

export interface PortalOutputFile {
  /** Generated forms, types and validators. */
  readonly out: string;
  /** Owned pages, in pages/<flow>. By default, the folder custom beside out. */
  readonly custom?: string;
  /** Static files: locales. */
  readonly public: string;
}

export interface ServerOutputFile {
  /** The module that exports the project's own rules as `domain`. */
  readonly domain?: string;
  /**
   * The module that exports the fixtures of development and tests as `fixtures`, and jobs that keep them alive as
   * `jobs`.
   */
  readonly fixtures?: string;
  /** Generated types and the OpenAPI document. */
  readonly out: string;
}

export interface LetterheadFile {
  /** The first of these that has a value is the name. */
  readonly name?: readonly string[];
  /** The first of these images that there is. */
  readonly logo?: readonly string[];
  /** Below the name: address, phone. */
  readonly lines?: readonly string[];
}

export interface DocumentationOutputFile {
  /** Generated diagrams. */
  readonly out: string;
}

export interface ImportFile {
  /**
   * A file or a folder of the project, an address, or env: and the environment variable with the address. Passwords are
   * never written here.
   */
  readonly from: string;
  /** The kind of the source, if its content does not say: openapi, json-schema, database, csv, or one of a plugin. */
  readonly source?: string;
  /** Names of the resources to import; * stands for any characters. By default all. */
  readonly only?: readonly string[];
  /** Names of resources to leave out; * stands for any characters. */
  readonly except?: readonly string[];
  /** Names of resources, by the names that the source gives: { "users": "customers" }. */
  readonly rename?: { readonly [key: string]: string };
  /**
   * The back end that keeps the records. By default the one that the source describes, or the project's own server.
   */
  readonly backend?: string;
  /** The project's own server keeps the records, although the source describes a back end. */
  readonly own?: true;
  /** The encoding of CSV files, if they are not UTF-8. */
  readonly encoding?: string;
  /** The import downloads the documents at other addresses that the document refers to. */
  readonly follow?: true;
}
