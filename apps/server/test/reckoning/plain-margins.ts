// What each enterprise of a herd earned and cost, in whole numbers from the first to the last step: shares are
// of exact fractions, and cents that are left over go where most was cut off.

import type { plainHerd } from './plain-herd.ts'

export const borneByStock = [
  'exp_shearing_crutching',
  'exp_animal_health',
  'exp_supplementary_feed',
  'exp_agistment_out',
  'exp_joining_sires',
  'exp_pasture_maintenance',
  'exp_fuel_direct',
  'exp_selling_commission',
]

type Cents = number | null

export interface HerdMoney {
  readonly enterprises: readonly string[]
  readonly lines: readonly {
    readonly line: string
    readonly paid: Cents
    readonly used: Cents
    readonly driver: string | null
    readonly said: readonly Cents[]
  }[]
  /** By enterprise. */
  readonly clips: readonly (readonly Clip[])[]
  readonly overheads: Cents
  readonly stockOverheads: Cents
  readonly overheadShares: readonly (number | null)[]
}

interface Clip {
  readonly greasy: number
  readonly share: number
  readonly income: number
}

/** A class with its book. */
export interface BookedClass {
  readonly enterprise: string
  readonly book: ReturnType<typeof plainHerd>[number]
  /** What those that were counted at the end are worth, and weigh. */
  readonly worth: number
  readonly weight: number
  /** Tenths of a dry sheep equivalent of one of them. */
  readonly tenths: number
}

export interface PlainMargin {
  readonly income: number
  readonly direct: Cents
  readonly overhead: Cents
  readonly headDays: number
  /** Tenths of dry sheep equivalents, over all days. */
  readonly eaten: number
  readonly grown: number
  readonly meat: number
  readonly wool: Cents
  readonly clean: number
}

export function plainMargins(money: HerdMoney, classes: readonly BookedClass[]) {
  const own = money.enterprises.map((slug, place) => {
    const kept = classes.filter(one => one.enterprise === slug)
    const clips = money.clips[place] ?? []
    const wool = clips.length === 0 ? null : add(clips.map(({ income }) => income))
    const meat = add(kept.map(tradedBy))
    return {
      meat,
      wool,
      income: meat + (wool ?? 0),
      headDays: add(kept.map(({ book }) => book.headDays)),
      eaten: add(kept.map(({ book, tenths }) => book.headDays * tenths)),
      grown: add(kept.map(grownBy)),
      clean: add(clips.map(({ greasy, share }) => greasy * share)),
    }
  })
  const [eaten, income] = [own.map(one => one.eaten), own.map(one => Math.max(0, one.income))]
  const known = money.lines.flatMap(({ line, paid, used, driver, said }) => {
    const cents = used ?? paid
    if (cents === null || !borneByStock.includes(line)) return []
    const first = driver === 'Income' ? [income, eaten] : [eaten, income]
    return [parted(cents, said, first)]
  })
  const saidOverheads = money.overheadShares.map(share =>
    share === null || money.overheads === null ? null : Math.round(money.overheads * share),
  )
  const overheads =
    money.stockOverheads === null
      ? saidOverheads
      : parted(money.stockOverheads, saidOverheads, [eaten, income])
  return own.map((one, place): PlainMargin => ({
    ...one,
    direct: known.length === 0 ? null : add(known.map(shares => shares[place] ?? 0)),
    overhead: overheads[place] ?? null,
  }))
}

/** Each day of the herd something is eaten, so that there is always something to go by. */
function parted(cents: number, said: readonly Cents[], by: readonly (readonly number[])[]) {
  const rest = cents - add(said.map(one => one ?? 0))
  const open = (parts: readonly number[]) =>
    parts.map((part, place) => (said[place] === null ? part : 0))
  const parts = by.map(open).find(some => some.some(part => part > 0))
  if (rest <= 0 || !parts) return said.map(one => one ?? 0)
  const shares = exactShares(rest, parts)
  return said.map((one, place) => one ?? shares[place] ?? 0)
}

function exactShares(cents: number, parts: readonly number[]): readonly number[] {
  const whole = BigInt(add(parts))
  const cut = parts.map(part => ({
    share: (BigInt(cents) * BigInt(part)) / whole,
    rest: (BigInt(cents) * BigInt(part)) % whole,
  }))
  let left = cents - add(cut.map(({ share }) => Number(share)))
  const shares = cut.map(({ share }) => Number(share))
  while (left > 0) {
    const rests = cut.map(({ rest }) => rest)
    const place = rests.indexOf(rests.reduce((most, rest) => (rest > most ? rest : most)))
    shares[place] = (shares[place] ?? 0) + 1
    cut[place] = { share: 0n, rest: -1n }
    left -= 1
  }
  return shares
}

const moved = ({ book }: BookedClass, kind: string, unit: 'value' | 'kilograms'): number =>
  book.columns[kind]?.[unit] ?? 0

function tradedBy(one: BookedClass): number {
  const [out, over] = [moved(one, 'sale', 'value'), moved(one, 'transfer out', 'value')]
  const came = ['purchase', 'transfer in', 'opening'].map(kind => moved(one, kind, 'value'))
  return out + over + one.worth - add(came)
}

function grownBy(one: BookedClass): number {
  const out = moved(one, 'sale', 'kilograms') + moved(one, 'transfer out', 'kilograms')
  const came = ['purchase', 'transfer in', 'opening'].map(kind => moved(one, kind, 'kilograms'))
  return out + one.weight - add(came)
}

const add = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)
