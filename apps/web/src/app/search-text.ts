// How the words behind the question mark are written and read: a text stays the text that it is, also
// where it looks like a number, and only lists and structures are JSON.

import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

export const parseSearch = parseSearchWith(text =>
  /^[[{]/.test(text) ? (JSON.parse(text) as unknown) : text,
)
export const stringifySearch = stringifySearchWith(value => JSON.stringify(value))
