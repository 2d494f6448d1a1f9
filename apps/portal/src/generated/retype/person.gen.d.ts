// From schemas/portal/retype.json by `tuyen generate`. Edit that file instead.
import type { CompiledValidator } from '@tuyen/kit/portal';
import type { JsonSchema } from '@tuyen/model';

export declare const personSchema: JsonSchema;
export declare const validatePerson: CompiledValidator;
