// From schemas/flows/contact.json by `tuyen generate`. Edit that file instead.
import type { CompiledValidator } from '@tuyen/model/validation';

export declare const validateMessage: CompiledValidator;
