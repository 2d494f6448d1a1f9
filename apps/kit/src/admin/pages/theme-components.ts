import { NamedRow } from './NamedRow.tsx';

/** What a theme must hold for the kit's pages, as there is no other way into parts of react-admin. */
export const kitThemeComponents = {
  RaDataTableBody: { defaultProps: { row: NamedRow } },
} as const;
