// Words that open something, such as a session: 32 random bytes each. Only their hash is kept.

import { createHash, randomBytes } from 'node:crypto'

export interface SecretToken {
  /** Given away once, and never kept. */
  readonly token: string
  readonly hash: string
}

/** The first word of the token: what it opens. */
type SecretKind = 'furrow' | 'app' | 'reset' | 'invite' | 'email' | 'back' | 'access' | 'answer'

export function newSecretToken(kind: SecretKind): SecretToken {
  const token = `${kind}_${randomBytes(32).toString('base64url')}`
  return { token, hash: hashOfToken(token) }
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
