// What the address of a shared report ends with. It opens nothing by itself, so it is kept as it is.

import { randomBytes } from 'node:crypto'

export function newShareToken(): string {
  return randomBytes(24).toString('base64url')
}

export const shareTokenPattern = /^[\w-]{32}$/
