import { capabilitiesOf, type Field, type Resource } from '@tuyen/model';
import { useState } from 'react';
import { useDataProvider, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import type { KitDataProvider } from '../../data/data-provider.ts';
import type { EditedRow } from '../../edits/edited-row.ts';
import { useUndoEdits, type Undo } from '../../edits/use-undo-edits.ts';
import { moveAll } from '../../edits/move-all.ts';
import { reasonOf } from '../../edits/reason-of.ts';

type Values = Readonly<Record<string, unknown>>;

export type BulkEditStep =
  | { readonly name: 'choose' }
  | { readonly name: 'preview'; readonly values: Values; readonly rows: readonly EditedRow[] }
  | { readonly name: 'done'; readonly rows: readonly EditedRow[]; readonly undo: Undo | undefined };

export interface BulkEditing {
  readonly step: BulkEditStep;
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Whether the back end says beforehand what a change would do. */
  readonly previews: boolean;
  readonly propose: (field: Field, value: unknown) => Promise<void>;
  readonly apply: () => Promise<void>;
  readonly back: () => void;
  readonly refresh: () => void;
}

const CHOOSE: BulkEditStep = { name: 'choose' };

/** Runs the steps of a change of one field of several records. */
export function useBulkEdit(resource: Resource, records: readonly RaRecord[]): BulkEditing {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<KitDataProvider>();
  const undoOf = useUndoEdits(resource.name);
  const [step, setStep] = useState<BulkEditStep>(CHOOSE);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { edits: previews } = capabilitiesOf(resource);

  const run = async (work: () => Promise<BulkEditStep>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setStep(await work());
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : translate('errors.unexpected'));
    }
    setBusy(false);
  };

  const preview = async (values: Values): Promise<BulkEditStep> => {
    const edits = records.map(({ id }) => ({ id: String(id), values }));
    const { rows } = await dataProvider.editRecords(resource.name, { edits, dryRun: true });
    return { name: 'preview', values, rows };
  };

  /** Changes each record by itself, because another back end has no request for several. */
  const changeEach = async (values: Values): Promise<BulkEditStep> => {
    const byId = new Map(records.map((record) => [record.id, record]));
    const ids = records.map(({ id }) => id);
    const send = (id: RaRecord['id']) => {
      const previousData = byId.get(id);
      return dataProvider.update(resource.name, { id, data: { ...previousData, ...values }, previousData });
    };
    const results = await moveAll(ids, send, () => undefined);
    const rows = results.map(({ id, error }): EditedRow =>
      error === undefined
        ? { action: 'update', id: String(id) }
        : { action: 'refuse', id: String(id), message: reasonOf(error) },
    );
    return { name: 'done', rows, undo: undefined };
  };

  return {
    step,
    busy,
    problem,
    previews,
    propose: (field, value) => {
      const values = { [field.name]: value };
      return run(() => (previews ? preview(values) : changeEach(values)));
    },
    apply: () =>
      run(async () => {
        if (step.name !== 'preview') return step;
        const { values, rows: proposed } = step;
        // Names the versions of the preview, so that only what the user saw is changed.
        const edits = proposed.flatMap(({ action, id, base }) =>
          action === 'update' ? [{ id, values, ...(base !== undefined && { version: base }) }] : [],
        );
        const { rows } = await dataProvider.editRecords(resource.name, { edits });
        const refused = proposed.filter(({ action }) => action === 'refuse');
        return { name: 'done', rows: [...rows, ...refused], undo: undoOf(rows, Object.keys(values)) };
      }),
    back: () => setStep(CHOOSE),
    refresh,
  };
}
