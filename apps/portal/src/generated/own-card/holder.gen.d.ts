// From schemas/flows/own-card.json by `tuyen generate`. Edit that file instead.
import type { CompiledValidator } from '@tuyen/model/validation';

export declare const validateHolder: CompiledValidator;
