// What a new password must be: long enough, and none of those that are tried first.

import { readFileSync } from 'node:fs'
import { invalid } from '@furrow/wire/refusal'

const shortest = 10
const longest = 200

const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('../../../reference/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .map(line => line.toLowerCase()),
)

interface NewPassword {
  readonly password: string
  /** Typed a second time. */
  readonly confirmation: string
  readonly email: string
}

export function refuseWeakPassword({ password, confirmation, email }: NewPassword): void {
  const fault = faultOf(password, email)
  if (fault) throw invalid({ password: [fault] })
  if (password !== confirmation) {
    throw invalid({ password_confirmation: ['The two passwords are not the same.'] })
  }
}

function faultOf(password: string, email: string): string | undefined {
  const { length } = Array.from(password)
  if (length < shortest) return `A password needs at least ${shortest} characters.`
  if (length > longest) return `A password can have at most ${longest} characters.`
  const typed = password.trim().toLowerCase()
  if (common.has(typed)) return 'Too many people use this password. Choose another one.'
  if (typed === email.trim().toLowerCase()) return 'The password can’t be your email.'
  return undefined
}
