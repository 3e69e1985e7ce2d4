// Which known account a line is, by its name and what it stands under. The words after a dash say
// which of its kind it is, never of what kind.

import { isCutOf, readAccountName } from './account-name.ts'
import type { AccountName } from './account-name.ts'
import type { KnownAccount } from './known-accounts.ts'
import { saidByIncome, squeezed } from './name-index.ts'
import type { IndexedName } from './name-index.ts'
import type { AccountLine } from './account-line.ts'

export interface FoundAccount {
  readonly account: KnownAccount
  readonly how: 'exact' | 'normalised' | 'suggested'
}

/** After a dash they say with whom, and change nothing. */
const banks = 'anz nab westpac wbc cba commbank rabo rabobank bendigo suncorp boq bankwest bom bank'
const saysNothing = new Set([...banks.split(' '), 'rural', 'finance', 'general', 'other'])

/** Headings that only say on which side their accounts are. */
const headings =
  'income sale revenue other trading operating direct variable fixed overhead expenditure less plus ' +
  'gross profit ordinary indirect good sold general administration admin production receipt payment'
const saysSide = new Set(headings.split(' '))

export function accountByName(
  line: AccountLine,
  known: readonly IndexedName[],
): FoundAccount | null {
  const own = readAccountName(line.name)
  const under = nameUnder(line)
  const tries = [
    () => byKey(under, known),
    () => byWriting(line.name, known),
    () => byKey(own, known),
    () => byWords(own, known),
    () => byWords(under, known),
  ]
  const found = tries.map(find => find()).filter(one => one !== null)
  return found.find(({ account }) => !isOpen(account)) ?? found[0] ?? null
}

/** Nobody can say what it is without asking. */
export function isOpen(account: KnownAccount): boolean {
  return account.field === null && account.setAside === undefined
}

/** `Fuel` below `Pumping` is `Pumping - Fuel`. */
function nameUnder({ name, sections }: AccountLine): AccountName | null {
  const heading = sections.at(-1)
  if (heading === undefined) return null
  const words = readAccountName(heading).words.filter(word => !saysSide.has(word))
  return words.length === 0 ? null : readAccountName(`${words.join(' ')} - ${name}`)
}

function byWriting(written: string, known: readonly IndexedName[]): FoundAccount | null {
  const trimmed = written.normalize('NFC').trim()
  const same = known.find(one => one.written === trimmed)
  return same === undefined ? null : { account: same.account, how: 'exact' }
}

function byKey(name: AccountName | null, known: readonly IndexedName[]): FoundAccount | null {
  if (name === null) return null
  const key = squeezed(name.words)
  const saysWhich = name.tail.some(word => !saysNothing.has(word))
  const head = saysWhich ? key : squeezed(name.head)
  const same =
    onlyOne(known.filter(one => one.squeezed === key)) ??
    onlyOne(known.filter(one => one.squeezed === head)) ??
    onlyOne(known.filter(one => isCutOf(name, one.name)))
  return same === null ? null : { account: same, how: 'normalised' }
}

/** Of those whose words it has: what says most of it, then what says most of its head, then its last. */
function byWords(name: AccountName | null, known: readonly IndexedName[]): FoundAccount | null {
  if (name === null) return null
  const words = new Set(name.words)
  const inHead = ({ needs }: IndexedName) => needs.filter(word => name.head.includes(word)).length
  const fitting = known.filter(one => one.needs.every(word => words.has(word)) && inHead(one) > 0)
  const longest = mostBy(fitting, ({ needs }) => needs.length)
  const narrow = longest.filter(({ account, isGeneral }) => !isOpen(account) && !isGeneral)
  const best = mostBy(narrow.length > 0 ? narrow : longest, inHead)
  const last = name.head.findLast(word => !saidByIncome.has(word))
  const named = best.filter(({ needs }) => last !== undefined && needs.includes(last))
  const account = onlyOne(best) ?? onlyOne(named)
  return account === null ? null : { account, how: 'suggested' }
}

function mostBy<T>(items: readonly T[], count: (item: T) => number): readonly T[] {
  const most = Math.max(...items.map(count))
  return items.filter(item => count(item) === most)
}

/** Null where they do not all mean the same. */
function onlyOne(names: readonly IndexedName[]): KnownAccount | null {
  const [first, ...others] = names
  if (first === undefined) return null
  const means = ({ account }: IndexedName) =>
    JSON.stringify([account.field, account.subtracts, account.setAside])
  return others.every(one => means(one) === means(first)) ? first.account : null
}
