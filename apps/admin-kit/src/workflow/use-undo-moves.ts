import { slugFor, type Resource, type Transition } from '@tuyen/model';
import { useDataProvider, useNotify, useRefresh, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useMaySlug } from '../auth/session-context.tsx';
import { moveAll } from '../edits/move-all.ts';
import { reasonOf } from '../edits/reason-of.ts';
import type { KitDataProvider } from '../data/data-provider.ts';
import type { Undo } from '../edits/use-undo-edits.ts';
import { versionOf } from '../record/version-of.ts';
import { reverseOf } from './reverse-of.ts';

export interface MadeMove {
  readonly before: RaRecord;
  /** The record after the transition, as the server returned it. */
  readonly after: RaRecord;
  readonly transition: Transition;
}

/**
 * Returns a function that returns the undo of transitions: it makes the transitions back. Returns undefined if one of
 * them cannot be undone. A record that changed since stays as it is, and the message says why.
 */
export function useUndoMoves(resource: Resource | undefined): (moves: readonly MadeMove[]) => Undo | undefined {
  const dataProvider = useDataProvider<KitDataProvider>();
  const may = useMaySlug();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  return (moves) => {
    const { workflow, module = '', name = '' } = resource ?? {};
    if (!workflow || moves.length === 0) return undefined;
    const ways = new Map<Identifier, { readonly back: Transition; readonly version: number | undefined }>();
    for (const { before, after, transition } of moves) {
      const from = String(before[workflow.field]);
      const back = reverseOf(workflow, transition, from, (one) => may(one.slug ?? slugFor(module, one.name)));
      if (!back) return undefined;
      ways.set(after.id, { back, version: versionOf(after) });
    }
    return async () => {
      const results = await moveAll(
        [...ways.keys()],
        async (id) => {
          const way = ways.get(id);
          if (way) await dataProvider.transition(name, { id, name: way.back.name, input: {}, version: way.version });
        },
        () => undefined,
      );
      const refused = results.filter(({ error }) => error !== undefined);
      const restored = results.length - refused.length;
      const parts = [
        ...(restored > 0 ? [translate('undo.restored', { smart_count: restored })] : []),
        ...(refused.length > 0 ? [translate('undo.kept', { smart_count: refused.length })] : []),
        ...new Set(refused.map(({ error }) => reasonOf(error))),
      ];
      notify(parts.join(' · '), { type: refused.length > 0 ? 'warning' : 'success' });
      refresh();
    };
  };
}
