import { formatsOf } from '@tuyen/model';
import config from '../../../tuyen.config.json' with { type: 'json' };

/** How the operator writes days, numbers and money, and its clock: `region` of `tuyen.config.json`. */
export const formats = formatsOf(config.region);
