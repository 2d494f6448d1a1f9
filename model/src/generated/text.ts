// Generated from model/meta/text.schema.json by scripts/schema-types.ts. Edit that file instead.

/** A text in every language of the project, by language tag: { "vi": "Tuyến", "en": "Route" }. */
export type Text = { readonly [key: string]: string };
