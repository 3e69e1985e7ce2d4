// The words behind the question mark that several screens share.

import { useSearch } from '@tanstack/react-router'

export interface OwnSearch {
  /** Where to go after signing in. */
  readonly from?: string | undefined
  /** Of a letter, for who is signed out. */
  readonly token?: string | undefined
  /** Of a letter, for who is signed in. */
  readonly letter?: string | undefined
}

export function useOwnSearch(): OwnSearch {
  const { from, token, letter } = useSearch({ strict: false })
  return { from: textIn(from), token: textIn(token), letter: textIn(letter) }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
