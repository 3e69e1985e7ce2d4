// Records that rules keep in step with others: they come and go with what they follow, whoever brings
// that back.

export const ruleMaintained: ReadonlySet<string> = new Set(['crop_lifecycle'])
