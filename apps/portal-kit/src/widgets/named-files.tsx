import type { WidgetProps } from '@rjsf/utils';
import { useEffect } from 'react';
import type { Answers } from '../form-page.ts';
import { fieldOf } from '../theme/control-props.ts';
import { useWords } from '../words.tsx';
import { FilesWidget } from './files.tsx';
import { useFormAround } from './form-around.tsx';
import { NO_QUESTION } from './no-question.tsx';
import { useChoices } from './use-choices.ts';

/**
 * Asks for several documents, each with its own upload. The server names the documents. The answer lists the uploads in
 * the order of the names, with an empty string for a missing one.
 */
export function NamedFilesWidget(props: WidgetProps<Answers>) {
  const { id, name, value, required = false, onChange, options } = props;
  const field = fieldOf(props);
  const words = useWords();
  const { require } = useFormAround();
  const loading = useChoices(field.options ?? { path: '', value: '', label: '', search: false });
  const urls: readonly string[] = Array.isArray(value) ? value : [];
  const names = loading.state === 'ready' ? loading.value.map(({ label }) => label) : [];

  // If another answer changes, the server may name fewer documents. Then remove the files of documents that the server
  // no longer names.
  const excess = names.length > 0 && urls.length > names.length;
  useEffect(() => {
    if (excess) onChange(urls.slice(0, names.length));
  });

  // The server names the documents to upload. If it names any, the field is visible and required, even if the schema
  // makes the field optional.
  const needed = names.length > 0;
  const ready = loading.state === 'ready';
  useEffect(() => {
    if (ready) require(name, needed);
  }, [require, name, ready, needed]);
  const unasked = ready && !needed && !required;
  // Removes the answer of a question that is not asked. The empty list that RJSF sets initially does not count as an
  // answer.
  const stale = unasked && urls.length > 0;
  useEffect(() => {
    if (stale) onChange(undefined);
  });

  if (unasked || loading.state === 'waiting' || (!required && loading.state === 'loading')) return NO_QUESTION;
  if (loading.state === 'failed') {
    return (
      <p className="f-status">
        {words.t('form.choices.failed')}{' '}
        <button type="button" id={id} className="f-button f-button-plain" onClick={loading.again}>
          {words.t('form.again')}
        </button>
      </p>
    );
  }
  if (loading.state !== 'ready') {
    return (
      <p id={id} tabIndex={-1} className="f-status">
        {words.t('form.choices.loading')}
      </p>
    );
  }
  if (names.length === 0) return <FilesWidget {...props} />;
  const single = { ...field, multiple: false };
  const change = (changed: number) => (url: unknown) => {
    const next = names.map((_, at) => (at === changed ? url : urls[at]) ?? '');
    onChange(next.some((one) => one !== '') ? next : undefined);
  };
  return (
    <ol className="f-named-files">
      {names.map((document, at) => (
        <li key={document}>
          {document}
          <FilesWidget
            {...props}
            id={at === 0 ? id : `${id}-${at}`}
            label={document}
            value={urls[at] || undefined}
            onChange={change(at)}
            // The hint and the error belong to the whole group of uploads. Screen readers read them with the first
            // upload control.
            options={at === 0 ? { ...options, asks: single } : { asks: single }}
            rawErrors={at === 0 ? (props.rawErrors ?? []) : []}
          />
        </li>
      ))}
    </ol>
  );
}
