// People and their tokens, as operators ask for them.

import { entityNamed } from '@furrow/catalogue/catalogue'
import {
  addUser,
  giveNewPassword,
  personWith,
  signOut,
  switchUser,
} from './access/sign-in/by-operator.ts'
import type { KnownPerson } from './access/sign-in/by-operator.ts'
import { refuseWeakPassword } from './access/sign-in/new-password.ts'
import { hashPassword } from './access/sign-in/passwords.ts'
import { askPassword } from './ask-password.ts'
import type { Database } from './db/database.ts'
import { inTransaction } from './db/transaction.ts'
import { inStore } from './furrow-place.ts'
import type { Operating } from './furrow-place.ts'
import { isMailAddress, mailAddress, noMailAddress } from '@furrow/wire/reached-by'

/** As the catalogue has it for a text. */
const longestName = 255

interface NewUser {
  readonly email: string
  readonly name: string
  readonly admin: boolean
}

export async function createUser(wanted: NewUser, operating: Operating): Promise<string> {
  const [email, name] = [mailAddress(wanted.email), wanted.name.trim()]
  const { admin } = wanted
  if (!isMailAddress(email)) throw new Error(`${wanted.email}: ${noMailAddress}`)
  if (name.length > longestName) throw new Error('The name is too long.')
  const users = entityNamed(operating.catalogue, 'users')
  return inStore(operating, async db => {
    if (await personWith(db, email)) throw new Error(`There is already a person with ${email}.`)
    const hash = await hashOfNewPassword(email, operating)
    await inTransaction(db, tx => addUser(tx, users, { email, name, admin, hash }))
    return `${name} can sign in as ${email}${admin ? ', as an administrator' : ''}.`
  })
}

export async function changePassword(typed: string, operating: Operating): Promise<string> {
  return inStore(operating, async db => {
    const person = await knownPerson(db, typed)
    const hash = await hashOfNewPassword(person.email, operating)
    await inTransaction(db, tx => giveNewPassword(tx, person, hash))
    return `${person.email} has a new password, and is signed out everywhere.`
  })
}

interface Change {
  readonly email: string
  readonly field: 'admin' | 'active'
  readonly to: boolean
}

export async function changePerson(
  { email: typed, field, to }: Change,
  operating: Operating,
): Promise<string> {
  const users = entityNamed(operating.catalogue, 'users')
  return inStore(operating, async db => {
    const { id, email } = await knownPerson(db, typed)
    const isNew = await inTransaction(db, tx => switchUser(tx, users, { id, [field]: to }))
    return `${email} ${isNew ? 'is now' : 'was already'} ${states[field][to ? 0 : 1]}.`
  })
}

const states = {
  admin: ['an administrator', 'no administrator'],
  active: ['active', 'not active, and is signed out everywhere'],
} as const

export async function revokeAll(typed: string | undefined, operating: Operating): Promise<string> {
  return inStore(operating, async db => {
    const person = typed === undefined ? undefined : await knownPerson(db, typed)
    const amount = await inTransaction(db, tx => signOut(tx, person?.id))
    const whose = person ? `${person.email} is` : 'Everybody is'
    const devices = amount === 1 ? 'one device' : `${amount.toLocaleString('en')} devices`
    return `${whose} signed out, from ${devices}.`
  })
}

async function knownPerson(db: Database, typed: string): Promise<KnownPerson> {
  const email = mailAddress(typed)
  const person = await personWith(db, email)
  if (person) return person
  throw new Error(`There is nobody with the address ${email}.`)
}

async function hashOfNewPassword(email: string, { signal }: Operating): Promise<string> {
  const { stdin: input, stdout: output } = process
  const password = await askPassword(email, { input, output, signal })
  refuseWeakPassword({ password, confirmation: password, email })
  return hashPassword(password)
}
