// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file instead.
import type { CompiledValidator } from '@tuyen/model/validation';

/** Whether a client may write this. Sets its `errors` to what is wrong. */
export declare const validateWebhook: CompiledValidator;
