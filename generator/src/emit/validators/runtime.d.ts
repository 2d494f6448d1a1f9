export declare function lengthOf(text: string): number;
export declare function equal(a: unknown, b: unknown): boolean;
export declare function isDate(text: string): boolean;
export declare function isDateTime(text: string): boolean;
export declare function isUri(text: string): boolean;
export declare function finding(instancePath: string, keyword: string, params: object): object;
export declare function isObject(value: unknown): boolean;
export declare function isMultipleOf(value: number, step: number): boolean;
export declare function hasTwins(list: readonly unknown[]): boolean;
