import type { Widget, WidgetProps } from '@rjsf/utils';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Answers, FormField } from '../../form-page.ts';
import { answerTexts } from '../../values/answer-text.ts';
import { describedBy, fieldOf } from '../../theme/control-props.ts';
import { formatFileSize } from '../../values/file-size.ts';
import { useWords } from '../../words.tsx';
import { useFormAround } from '../form-around.tsx';
import { RowFields } from './row-fields.tsx';
import { cellsIn, csvOf, textOf } from './csv.ts';
import { columnsOf, readRows } from './read-rows.ts';
import { save } from './save.ts';

/** Rows that are shown at first. */
const FIRST = 20;

/** Maximum size of a file with rows, in bytes. */
const LARGEST = 1_000_000;

/** Asks for a list of rows, which the visitor types or reads from a CSV file. Shows each fault at its row. */
export default function RowsEditor(props: WidgetProps<Answers>) {
  const { id, value, onChange, options } = props;
  const field = fieldOf(props);
  const words = useWords();
  const { faultsOf } = useFormAround();
  const [editing, setEditing] = useState<number>();
  const [notice, setNotice] = useState<{ readonly text: string; readonly wrong: boolean }>();
  const [all, setAll] = useState(false);
  // Rows that were read from a file are checked at once, typed rows when they are left.
  const [checked, setChecked] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const row = field.row ?? [];
  // The widgets of the fields are given as an option, because the table of all widgets contains this one.
  const { widgets: given } = options;
  const widgets: readonly Widget<Answers>[] = Array.isArray(given) ? given : [];
  const rows: readonly Answers[] = useMemo(() => (Array.isArray(value) ? value : []), [value]);
  const wrong = (props.rawErrors?.length ?? 0) > 0;
  const faults = useMemo(
    () => (checked || wrong ? faultsOf(field, rows).filter((fault) => fault.row !== editing) : []),
    [checked, wrong, faultsOf, field, rows, editing],
  );
  const labelOf = (part: FormField) => words.t(part.label);
  const most = field.schema.maxItems ?? Number.POSITIVE_INFINITY;
  const added = useRef(false);
  useEffect(() => {
    if (!added.current || editing === undefined) return;
    added.current = false;
    document.getElementById(`${id}-${editing}-${row[0]?.name ?? ''}`)?.focus();
  });

  const emit = (next: readonly Answers[]) => onChange(next.length > 0 ? next : undefined);
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > LARGEST) {
      const size = formatFileSize(LARGEST, words.formats);
      return setNotice({ wrong: true, text: words.t('form.upload.too_large', { name: chosen.name, size }) });
    }
    const result = readRows(cellsIn(textOf(await chosen.arrayBuffer())), row, labelOf);
    if (result.missing.length > 0) {
      const columns = result.missing.map(labelOf).join(', ');
      return setNotice({ wrong: true, text: words.t('form.rows.no_columns', { columns }) });
    }
    if (result.rows.length > most)
      return setNotice({
        wrong: true,
        text: words.t('form.errors.too_many', { label: words.t(field.label), limit: most }),
      });
    setEditing(undefined);
    setChecked(true);
    setNotice({ wrong: false, text: words.t('form.rows.read', { count: result.rows.length, name: chosen.name }) });
    return emit(result.rows);
  };
  const shown = all ? rows : rows.slice(0, Math.max(FIRST, (editing ?? 0) + 1));

  return (
    <div className="f-rows">
      <div className="f-rows-file">
        <label className="f-file">
          <span className="f-button f-button-second" aria-hidden="true">
            {words.t('form.rows.upload')}
          </span>
          <input
            ref={file}
            type="file"
            accept=".csv,text/csv"
            aria-label={words.t('form.rows.upload')}
            onChange={({ target }) => {
              void read(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        <button
          type="button"
          className="f-button f-button-plain"
          onClick={() => save(`${field.name}.csv`, csvOf([columnsOf(row).map(labelOf)]))}
        >
          {words.t('form.rows.template')}
        </button>
      </div>
      <p role="status" className={notice?.wrong ? 'f-error' : 'f-status'}>
        {notice?.text}
      </p>
      {faults.length > 0 && (
        <div className="f-rows-faults">
          <p className="f-error">
            {words.t('form.rows.faults', { count: new Set(faults.map(({ row: at }) => at)).size })}
          </p>
          <button
            type="button"
            className="f-button f-button-plain"
            onClick={() =>
              save(
                `${field.name}-errors.csv`,
                csvOf([
                  [words.t('form.rows.line'), words.t('form.rows.column'), words.t('form.rows.fault')],
                  ...faults.map(({ row: at, field: name, message }) => {
                    const part = row.find((one) => one.name === name);
                    return [String(at + 1), part ? labelOf(part) : name, message];
                  }),
                ]),
              )
            }
          >
            {words.t('form.rows.faults_download')}
          </button>
        </div>
      )}
      {rows.length > 0 && <p className="f-status">{words.t('form.rows.count', { count: rows.length })}</p>}
      <ol className="f-rows-list">
        {shown.map((one, at) => (
          <li key={at} className={faults.some((fault) => fault.row === at) ? 'f-rows-wrong' : undefined}>
            {editing === at ? (
              <RowFields
                {...{ props, row, widgets }}
                id={`${id}-${at}`}
                value={one}
                onChange={(next) => emit(rows.map((other, index) => (index === at ? next : other)))}
                onDone={() => {
                  setEditing(undefined);
                  setChecked(true);
                }}
              />
            ) : (
              <>
                <span>
                  {row
                    .filter((part) => one[part.name] !== undefined)
                    .map((part) => answerTexts(part, one[part.name], words, () => undefined).join(', '))
                    .join(' – ')}
                </span>
                <span className="f-rows-actions">
                  <button type="button" className="f-button f-button-plain" onClick={() => setEditing(at)}>
                    {words.t('form.rows.edit')}
                    <span className="f-hidden"> {words.t('form.rows.line_number', { line: at + 1 })}</span>
                  </button>
                  <button
                    type="button"
                    className="f-button f-button-plain"
                    onClick={() => {
                      setEditing(undefined);
                      emit(rows.filter((_, index) => index !== at));
                    }}
                  >
                    {words.t('form.search.take_away')}
                    <span className="f-hidden"> {words.t('form.rows.line_number', { line: at + 1 })}</span>
                  </button>
                </span>
                {faults
                  .filter((fault) => fault.row === at)
                  .map(({ field: name, message }) => (
                    <p key={name} className="f-error">
                      {message}
                    </p>
                  ))}
              </>
            )}
          </li>
        ))}
      </ol>
      {shown.length < rows.length && (
        <button type="button" className="f-button f-button-plain" onClick={() => setAll(true)}>
          {words.t('form.rows.all', { count: rows.length })}
        </button>
      )}
      {rows.length < most && (
        <button
          type="button"
          id={id}
          className="f-button f-button-second"
          onClick={() => {
            added.current = true;
            setNotice(undefined);
            setEditing(rows.length);
            emit([...rows, {}]);
          }}
          {...describedBy(props)}
        >
          {words.t('form.rows.add')}
        </button>
      )}
    </div>
  );
}
