import type { PrintFile } from '../../generated/print.ts';
import type { StartContext } from '../document-type.ts';

export const startPrint = ({ name, label, resource, say }: StartContext): PrintFile => ({
  name,
  label,
  resource,
  blocks: [
    { heading: label },
    { fields: ['created_at', 'created_by'] },
    { text: say({ en: 'Printed {print.time}', vi: 'In lúc {print.time}' }), small: true },
  ],
});
