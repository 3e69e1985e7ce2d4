// Why something is not published, in words for staff, and what would mend it.

import type { Withheld } from '@furrow/farming/benchmarks/edition'
import { mostGroups } from '@furrow/farming/benchmarks/overlap-rule'

/** A set as far as the words need it, and what others around it are called. */
export interface SetAround {
  readonly kind: 'node' | 'group' | 'top'
  readonly farms: readonly string[]
  readonly edition: number
  nameOfSet(key: string): string
  /** Nothing where it is not known. */
  farmsOfSet(key: string): readonly string[] | undefined
  nameOfFarm(id: string): string
}

interface WithheldInWords {
  readonly rule: Withheld['rule']
  readonly why: string
  readonly mend: string
}

export function withheldInWords(reason: Withheld, set: SetAround): WithheldInWords {
  switch (reason.rule) {
    case 'floor':
      return {
        rule: 'floor',
        why: `${counted(reason.owners, 'owner')}, and ${reason.needed} are needed.`,
        mend: 'Take a wider group.',
      }
    case 'dominance':
      return {
        rule: 'dominance',
        why: `One owner has ${percent(reason.share, Math.ceil)}, and ${percent(reason.most, Math.floor)} is the most.`,
        mend: 'Take a group with more farms like it.',
      }
    case 'leftover': {
      const others = inWords(reason.beside.map(key => `“${set.nameOfSet(key)}”`))
      const isBefore = reason.edition < set.edition
      const asPublished = isBefore ? ` of edition ${reason.edition}` : ''
      return {
        rule: 'leftover',
        why: `It differs from ${others}${asPublished} by ${counted(reason.owners, 'owner')}.`,
        mend: isBefore ? wider : mendOfLeftover(reason.beside, set),
      }
    }
    case 'overlap': {
      const farms = someOf(reason.farms.map(id => set.nameOfFarm(id)))
      const groups = inWords(reason.beside.map(key => `“${set.nameOfSet(key)}”`))
      const are = reason.farms.length === 1 ? 'is' : 'are'
      return {
        rule: 'overlap',
        why: `${farms} ${are} in ${groups} already, and ${mostGroups} groups are the most for a farm.`,
        mend: `Leave ${reason.farms.length === 1 ? 'it' : 'them'} out, or stop offering one of these groups before it is published.`,
      }
    }
  }
}

const wider = 'Take at least three owners in or out.'
const widely = 'let at least three owners differ'

/** Two sets of the same farms say the same: who is in one of them only may join, or go. */
function mendOfLeftover(beside: readonly string[], set: SetAround): string {
  const other = beside.length === 1 ? set.farmsOfSet(beside[0] ?? '') : undefined
  if (set.kind !== 'group' || !other) return wider
  const here = new Set(set.farms)
  const there = new Set(other)
  const wanted = other.filter(id => !here.has(id)).map(id => set.nameOfFarm(id))
  const spare = set.farms.filter(id => !there.has(id)).map(id => set.nameOfFarm(id))
  const changes = [
    ...(wanted.length > 0 ? [`take ${someOf(wanted)} in`] : []),
    ...(spare.length > 0 ? [`leave ${someOf(spare)} out`] : []),
  ]
  if (changes.length === 0) return wider
  const [first = '', ...rest] = changes.join(' and ')
  return `${first.toUpperCase()}${rest.join('')}, or ${widely}.`
}

/** The share that is over the most also reads as more. */
function percent(share: number, rounded: (tenths: number) => number): string {
  return `${rounded(Number((share * 1000).toPrecision(12))) / 10}%`
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/** `A, B and C` */
const inWords = (names: readonly string[]) => new Intl.ListFormat('en-AU').format(names)

const told = 4

function someOf(names: readonly string[]): string {
  const more = names.length - told
  return more > 1 ? `${names.slice(0, told).join(', ')} and ${more} more` : inWords(names)
}
