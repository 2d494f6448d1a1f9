// From schemas/resources/schedules.json by `tuyen generate`. Edit that file instead.
import type { AjvValidate } from '@tuyen/kit/admin';

/** Whether a client may write this; what is wrong stands in its `errors` afterwards. */
export declare const validateSchedule: AjvValidate;
