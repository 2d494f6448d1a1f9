export type Scalar = string | number | boolean | null;

export type Json = Scalar | readonly Json[] | { readonly [key: string]: Json };
