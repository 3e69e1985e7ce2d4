// Passwords as they are kept: by argon2id, at a cost that the server can bear and a thief cannot.
// Looking one up costs the same whether or not there is anything to compare it with.

import { hash, verify } from '@node-rs/argon2'

/** What OWASP asks for at least: 19 MiB, 2 passes, 1 lane. The 2 in front is argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of no password at all, at the same cost: salt and hash are made up. */
const madeUp =
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}` +
  `$${unpadded('nobody has this.')}$${'A'.repeat(43)}`

export function hashPassword(password: string): Promise<string> {
  return hash(asTyped(password), cost)
}

/** `kept` is missing where there is no such person, or a person without a password. */
export async function isPassword(
  password: string,
  kept: string | null | undefined,
): Promise<boolean> {
  const fits = await verify(kept ?? madeUp, asTyped(password))
  return fits && typeof kept === 'string'
}

/** Keyboards write an accented letter in one piece or in two. */
function asTyped(password: string): string {
  return password.normalize('NFC')
}

function unpadded(salt: string): string {
  return Buffer.from(salt).toString('base64').replaceAll('=', '')
}
