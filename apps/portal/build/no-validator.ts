/** Stands in for RJSF's run-time ajv, which only its test registry names: our validators are compiled at generation. */
export default undefined;
