import { does } from '../acts.js';
import { element, nothing, pre } from '../elements.js';
import { qa } from '../requests.js';

export async function outbox() {
  const mails = (await qa('GET', 'outbox')).toReversed();
  const shown = mails.map(({ to, subject, at, text, html }) =>
    element(
      'details',
      {},
      element('summary', {}, `${at}  ${to}  ${subject}`),
      pre(text),
      ...(html ? [element('iframe', { sandbox: '', title: subject, srcdoc: html })] : []),
    ),
  );
  return [does('clear', () => qa('DELETE', 'outbox')), ...(shown.length > 0 ? shown : [nothing()])];
}
