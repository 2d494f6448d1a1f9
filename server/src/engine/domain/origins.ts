/** Public URLs of the apps, without a trailing slash. */
export interface Origins {
  readonly server: string;
  readonly admin: string;
  readonly portal: string;
}
