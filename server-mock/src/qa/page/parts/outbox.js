import { does } from '../acts.js';
import { element, nothing, pre, warning } from '../elements.js';
import { qa, readPartly } from '../requests.js';

export async function outbox() {
  const { answer: mails, missing } = await readPartly('outbox');
  const shown = mails
    .toReversed()
    .map(({ to, subject, at, text, html }) =>
      element(
        'details',
        {},
        element('summary', {}, `${at}  ${to}  ${subject}`),
        pre(text),
        ...(html ? [element('iframe', { sandbox: '', title: subject, srcdoc: html })] : []),
      ),
    );
  const clear = does('clear', () => qa('DELETE', 'outbox'));
  return [...warning(missing), clear, ...(shown.length > 0 ? shown : [nothing()])];
}
