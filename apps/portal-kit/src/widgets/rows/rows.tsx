import type { WidgetProps } from '@rjsf/utils';
import type { Answers } from '../../form-page.ts';
import { useChunk } from '../../hooks/use-chunk.ts';
import { useWords } from '../../words.tsx';

const load = () => import('./rows-editor.tsx');

/** Asks for a list of rows. Its code is loaded when a form shows such a question, which few forms do. */
export function RowsWidget(props: WidgetProps<Answers>) {
  const words = useWords();
  const { part: Editor, failed, again } = useChunk(load, true);
  if (Editor) return <Editor {...props} />;
  return (
    <p id={props.id} tabIndex={-1} className="f-status">
      {words.t(failed ? 'form.choices.failed' : 'form.choices.loading')}{' '}
      {failed && (
        <button type="button" className="f-button f-button-plain" onClick={again}>
          {words.t('form.again')}
        </button>
      )}
    </p>
  );
}
