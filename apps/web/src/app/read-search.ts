// What the part of an address behind the question mark says. Screens add words of their own, which
// are kept as they are.

export interface Search {
  /** Where to go after signing in: a path of ours. */
  readonly from?: string
  /** Of a letter: a link to a reset, or an invitation. */
  readonly token?: string
  /** The token of a letter that was opened by someone who is signed in. */
  readonly letter?: string
  readonly [own: string]: unknown
}

export function readSearch(said: Readonly<Record<string, unknown>>): Search {
  const { from, token, letter, ...own } = said
  return {
    ...own,
    ...(typeof from === 'string' && isOurs(from) ? { from } : {}),
    ...(typeof token === 'string' ? { token } : {}),
    ...(typeof letter === 'string' ? { letter } : {}),
  }
}

/** A path of this portal, never the address of another place. */
function isOurs(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
