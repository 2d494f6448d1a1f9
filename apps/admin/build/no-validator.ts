/** Stands in for RJSF's run-time ajv, which only its test registry names. Ours interprets schemas, as the policy allows no eval. */
export default undefined;
