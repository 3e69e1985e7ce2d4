/** `LONG_TESTS=yes`: those that make up what they ask ask several times as much. */
export const isLongForm = Boolean(process.env['LONG_TESTS'])
