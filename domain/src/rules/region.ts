import { formatsOf } from '@tuyen/model';
import config from '../../../tuyen.config.json' with { type: 'json' };

/** Formats of dates, numbers and money, and the time zone, from `region` in `tuyen.config.json`. */
export const formats = formatsOf(config.region);
