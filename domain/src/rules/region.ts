import { formatsOf } from '@tuyen/model';
import config from '../../../tuyen.config.json' with { type: 'json' };

export const formats = formatsOf(config.region);
