import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { reasonOfRow, undoEdits, type EditedRow } from './edited-row.ts';

export type Undo = () => Promise<void>;

/** Time in ms for which a message offers an undo. */
export const UNDO_FOR = 12_000;

/**
 * Returns a function that returns the undo of changed records, or undefined if there is nothing to restore. The undo
 * says how many records it restored, and why it left others as they are.
 */
export function useUndoEdits(
  resource: string,
): (rows: readonly EditedRow[], fields: readonly string[]) => Undo | undefined {
  const dataProvider = useDataProvider<KitDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  return (rows, fields) => {
    const edits = undoEdits(rows, fields);
    if (edits.length === 0) return undefined;
    return async () => {
      try {
        const { rows: undone } = await dataProvider.editRecords(resource, { edits });
        const refused = undone.filter(({ action }) => action === 'refuse');
        const restored = undone.length - refused.length;
        const parts = [
          ...(restored > 0 ? [translate('undo.restored', { smart_count: restored })] : []),
          ...(refused.length > 0 ? [translate('undo.kept', { smart_count: refused.length })] : []),
          ...new Set(refused.map(reasonOfRow)),
        ];
        notify(parts.join(' · '), { type: refused.length > 0 ? 'warning' : 'success' });
      } catch (error) {
        notify((error instanceof Error && error.message) || 'ra.notification.http_error', { type: 'error' });
      }
      refresh();
    };
  };
}
