// Contacts that are likely one person, and what one contact made of several says.

import type { Values } from '../../data/outbox/change.ts'
import type { Contact } from './contact-columns.ts'

/** Contacts with the same email, the same number, or the same name: each is in one group at most. */
export function twinsAmong(contacts: readonly Contact[]): readonly (readonly Contact[])[] {
  const groups = new Map<Contact, Contact[]>()
  const firstBy = new Map<string, Contact>()
  for (const contact of contacts) {
    const signs = signsOf(contact)
    const own = [contact]
    for (const other of new Set(signs.flatMap(sign => groupAt(firstBy, groups, sign)))) {
      if (!own.includes(other)) own.push(other)
    }
    for (const member of own) groups.set(member, own)
    for (const sign of signs) firstBy.set(sign, contact)
  }
  const inOrder = [...new Set(groups.values())].filter(group => group.length > 1)
  return inOrder.map(group => contacts.filter(contact => group.includes(contact)))
}

function groupAt(
  firstBy: ReadonlyMap<string, Contact>,
  groups: ReadonlyMap<Contact, Contact[]>,
  sign: string,
): readonly Contact[] {
  const first = firstBy.get(sign)
  return first ? (groups.get(first) ?? []) : []
}

function signsOf({ name, phone, email }: Contact): readonly string[] {
  const number = digitsOf(phone)
  return [
    `name ${plain(name)}`,
    ...(email ? [`email ${plain(email)}`] : []),
    ...(number.length >= 6 ? [`phone ${number}`] : []),
  ]
}

function plain(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '')
  return letters.toLowerCase().replace(/\s+/g, ' ').trim()
}

/** `+61 427` and `0427` begin the same number. */
function digitsOf(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '').replace(/^61/, '0')
}

/** The figures of the one that stays: its own, and those of the others where it says nothing. */
export function mergedFigures(kept: Contact, others: readonly Contact[]): Values {
  const all = [kept, ...others]
  const firstSaid = (field: keyof Contact) =>
    all.map(contact => contact[field]).find(value => value !== null && value !== '') ?? null
  const topics = [...new Set(all.flatMap(({ topics }) => topics ?? []))]
  const notes = [...new Set(all.map(({ notes }) => notes).filter(Boolean))]
  return {
    phone: firstSaid('phone'),
    email: firstSaid('email'),
    role: firstSaid('role'),
    preferred_channel: firstSaid('preferred_channel'),
    topics: topics.length > 0 ? topics : null,
    is_primary: all.some(({ is_primary }) => is_primary),
    // Who said no to one of them said no.
    may_contact: leastOf(all.map(({ may_contact }) => may_contact)),
    may_receive_reports: leastOf(all.map(contact => contact.may_receive_reports)),
    notes: notes.length > 0 ? notes.join('\n') : null,
  }
}

function leastOf(answers: readonly (boolean | null)[]): boolean | null {
  if (answers.includes(false)) return false
  return answers.includes(true) ? true : null
}

/** Numbers and addresses that would be lost with the others, in words. */
export function saidOfOthers(kept: Contact, others: readonly Contact[]): readonly string[] {
  const merged = mergedFigures(kept, others)
  const told = others.flatMap(({ phone, email }) => [
    ...(phone && digitsOf(phone) !== digitsOf(String(merged['phone'])) ? [phone] : []),
    ...(email && plain(email) !== plain(String(merged['email'])) ? [email] : []),
  ])
  return [...new Set(told)]
}
