// Generated from model/meta/backend-list.schema.json by scripts/schema-types.ts. Edit that file instead.

/** A list of records on another back end. */
export interface BackEndListFile {
  /** The path of the list. {path} is that of the resource's "at". */
  readonly get?: string;
  /**
   * Where the answer has the records. A path of keys with dots; a number is an item of a list. By default the answer is
   * the list.
   */
  readonly records?: string;
  /** Where the answer has the number of all records: a path of keys, or a header. null: nowhere. */
  readonly total?: string | BackEndTotalFile | null;
  /** How pages are asked for. By default there is one page. */
  readonly page?: BackEndPagingFile;
  /** How the list is sorted. By default it cannot be. */
  readonly sort?: BackEndSortFile | null;
  /** The parameter of a search for text, or an object with its name and form. By default there is none. */
  readonly search?: string | BackEndSearchFile | null;
  /**
   * Parameters that filter by a field of the resource. An object names them by operator of the list: {"$gte": "since",
   * "$lt": "until"}.
   */
  readonly filters?: { readonly [key: string]: string | { readonly [key: string]: string } };
  /** How the list is filtered by a field that "filters" does not have. By default it cannot be. */
  readonly anyFilter?: BackEndFilterFile | null;
  /** How several records are read by their keys in one request. By default they are read one by one. */
  readonly many?: BackEndKeysFile | null;
  /** Parameters of every request of the list. */
  readonly params?: { readonly [key: string]: string };
  /** Headers of every request of the list. */
  readonly headers?: { readonly [key: string]: string };
}

export interface BackEndTotalFile {
  /** A header with the number, alone or behind the slash of a range. */
  readonly header: string;
}

export interface BackEndPagingFile {
  /**
   * page: by number. offset: by the number of records before. cursor: by a token of the page before. none: the list has
   * one page.
   */
  readonly kind: 'page' | 'offset' | 'cursor' | 'none';
  /** Parameter with the number of the page, for kind page. */
  readonly page?: string;
  /** The number of the first page. */
  readonly first?: number;
  /** Parameter with the number of records before the page, for kind offset. */
  readonly offset?: string;
  /** Parameter with the number of records of a page. */
  readonly size?: string;
  /** Parameter with the number of the first record behind the page, instead of its size. */
  readonly end?: string;
  /** Parameter with both ends of the page as [0,24], instead of offset and size. */
  readonly range?: string;
  /** Parameter with the token, for kind cursor. */
  readonly cursor?: string;
  /**
   * Where the answer has the token of the next page, or its address. A path of keys with dots; a number is an item of a
   * list.
   */
  readonly next?: string;
  /**
   * Where the answer says with true that there is a next page. A path of keys with dots; a number is an item of a list.
   */
  readonly more?: string;
  /** The greatest number of records of a page. */
  readonly max?: number;
}

export interface BackEndSortFile {
  /** The parameter. */
  readonly param: string;
  /**
   * Its value. {field} is the name there. {asc|desc} is the first text for ascending order, otherwise the second:
   * {|-}{field}.
   */
  readonly form?: string;
  /** Another parameter with the direction. */
  readonly order?: BackEndSortOrderFile;
  /** Fields of the resource that it can be sorted by; all if every field is possible. */
  readonly fields?: 'all' | readonly string[];
}

export interface BackEndSortOrderFile {
  /** The parameter. */
  readonly param: string;
  /** Its value, as form of sort. */
  readonly form?: string;
}

export interface BackEndSearchFile {
  /** The parameter. */
  readonly param: string;
  /** Its value: {value} is the text. */
  readonly form?: string;
}

export interface BackEndFilterFile {
  /** The parameter: {field} is the name there. */
  readonly param: string;
  /** Its value: {field} and {value}. json: one parameter has an object of all of them. */
  readonly form?: string;
  /**
   * Further operators of the list that it can filter by: the form of the value, or an object with a parameter. {values}
   * is a list of values with commas.
   */
  readonly operators?: { readonly [key: string]: string | BackEndOperatorFile };
}

export interface BackEndOperatorFile {
  /** The parameter: {field} is the name there. */
  readonly param: string;
  /** Its value. */
  readonly form?: string;
}

export interface BackEndKeysFile {
  /** The parameter: {key} is the name of the key there. */
  readonly param: string;
  /** Its value. {value}: one parameter for each key. {values}: the keys with commas. {json}: a list in JSON. */
  readonly form?: string;
}
