// The word in the link of an invitation.

import { newSecretToken } from '../tokens/secret-token.ts'
import type { SecretToken } from '../tokens/secret-token.ts'

export function newInviteToken(): SecretToken {
  return newSecretToken('invite')
}

export function isInviteToken(token: string): boolean {
  return token.startsWith('invite_')
}
