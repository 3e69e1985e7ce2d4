// The stock of the financial record, reckoned class by class and day by day (C92 to C98, C103, C109, C116,
// T27, T30): head, what they ate, what they grew, what they earned.

import { dayAfter, daysOfPeriod } from './plain-days.ts'
import { per, times, total } from './plain-figures.ts'
import type { Figure } from './raw-farm.ts'
import type { RawClip, RawMove, RawRatings, RawRecord, StockDeed } from './raw-record.ts'

export interface KeptOwned {
  readonly class: number
  readonly enterprise: number | null
  readonly species: string
  readonly species_id: number
  readonly unweaned: boolean
  readonly dse: Figure
  readonly each: Figure
  readonly moves: readonly RawMove[]
  readonly opening: number
  readonly closing: Figure
  readonly closingWeight: Figure
}

type KeptAll = readonly KeptOwned[]

interface AskedKept {
  readonly raw: RawRecord
  readonly ratings: RawRatings
  readonly period: number
}

interface AskedStock extends AskedKept {
  readonly name: string
  readonly before: number | undefined
  readonly grazed: Figure
}

export function plainStock(asked: AskedStock) {
  const { raw, period, before, grazed } = asked
  const all = keptStock(asked)
  const of = (...species: string[]) => all.filter(one => species.includes(one.species))
  const others = all.filter(({ species }) => species !== 'sheep' && species !== 'cattle')
  const [sheep, cattle] = [of('sheep'), of('cattle')]
  const clips = raw.clips.filter(one => one.period_id === period)
  const clean = whole(clips.map(one => times(one.greasy_kg, one.yield_percentage)))
  const fed = (stock: KeptAll) => meanFed(stock, asked.name)
  return {
    gz_opening_dse: whole(all.map(one => eaten(one, one.opening))),
    gz_closing_dse: whole(all.map(one => eaten(one, one.closing))),
    gz_max_dse: mostFed(all, asked.name),
    gz_sheep_dse: fed(sheep),
    gz_cattle_dse: fed(cattle),
    gz_other_dse: fed(others),
    gz_sheep_head: meanHead(sheep),
    gz_cattle_head: meanHead(cattle),
    gz_kg_produced: grown(all),
    kg_beef_per_ha: per(grown(cattle), grazed),
    kg_beef_per_dse: per(grown(cattle), fed(cattle)),
    kg_sheepmeat_per_ha: per(grown(sheep), grazed),
    kg_wool_per_ha: per(clean, grazed),
    kg_wool_per_dse: per(clean, fed(sheep)),
    death_pct_sheep: deaths(sheep),
    death_pct_cattle: deaths(cattle),
    sheep_income: traded(sheep),
    cattle_income: traded(cattle),
    other_livestock_income: traded(others),
    wool_income: woolEarned(
      clips,
      before === undefined ? [] : raw.clips.filter(one => one.period_id === before),
    ),
    owned_wool_on_hand_val: woolLeft(clips),
    owned_livestock_val: whole(all.map(one => stockWorth(one, one.closing))),
    livestock_opening_val: whole(all.map(one => stockWorth(one, one.opening))),
    ...bred(raw, period),
  }
}

/** One that is not known, and the sum is not; of nothing there is no sum. */
function whole(figures: readonly Figure[]): Figure {
  return figures.includes(null) ? null : total(figures)
}

const nothingLeft = { left_class: null, left_enterprise: null }

/** The ledger is the book; only where it is empty the yearly sheets are (R51). */
export function keptStock({ raw, ratings, period }: AskedKept): KeptAll {
  const own = <Row extends { period_id: number }>(rows: readonly Row[]) =>
    rows.filter(row => row.period_id === period)
  const [ledger, sheets, counts] = [own(raw.moves), own(raw.sheets), own(raw.counts)]
  const opened = sheets.flatMap(({ opening_number: number, ...sheet }): RawMove[] =>
    number === null
      ? []
      : [
          {
            ...sheet,
            deed: 'opening',
            number,
            day: null,
            weight: null,
            value: null,
            notes: null,
            ...nothingLeft,
          },
        ],
  )
  const isLedger = ledger.length > 0
  const moves = (isLedger ? ledger : [...opened, ...own(raw.deals)]).filter(isOfClass)
  const onSheet = sheets.flatMap(({ closing_number: number, ...sheet }) =>
    number === null || isLedger || counts.length > 0 ? [] : [{ ...sheet, number, weight: null }],
  )
  const counted = [...counts, ...onSheet].filter(isOfClass)
  const key = (one: Parameters<typeof isOfClass>[0]) =>
    `${one.livestock_class_id} ${one.livestock_enterprise_id}`
  const kinds = new Map([...moves, ...counted].map(one => [key(one), one]))
  const found = [...kinds].flatMap(
    ([kind, { livestock_class_id: id, livestock_enterprise_id: enterprise }]) => {
      const of = ratings.classes.find(one => one.id === id)
      if (id === null || !of) return []
      const { species, unweaned, species_id } = of
      const [movesOf, count] = [moves, counted].map(rows =>
        rows.filter(one => key(one) === kind),
      ) as [RawMove[], typeof counted]
      const left = movesOf.reduce((sum, move) => sum + signed(move), 0)
      const head = whole(count.map(({ number }) => number))
      const ofClass = sheets.filter(sheet => sheet.livestock_class_id === id)
      const said = (rows: typeof sheets) =>
        rows.map(sheet => sheet.closing_value ?? sheet.opening_value).find(value => value !== null)
      const one: KeptOwned = {
        class: id,
        enterprise,
        species_id,
        species,
        unweaned,
        moves: movesOf,
        closing: head ?? (left === 0 ? 0 : null),
        dse: ratingOf(ratings, id, enterprise),
        each:
          said(ofClass.filter(sheet => sheet.livestock_enterprise_id === enterprise)) ??
          said(ofClass) ??
          null,
        opening: headOf(movesOf, 'opening'),
        closingWeight: per(
          whole(count.map(one => (one.number === 0 ? 0 : times(one.number, one.weight)))),
          head,
        ),
      }
      return [one]
    },
  )
  return found.map(one => ({ ...one, moves: one.moves.map(move => worthOver(move, found)) }))
}

/** T26: what went over counts on both sides for what it counted for in the class that it left. */
function worthOver(move: RawMove, all: KeptAll): RawMove {
  if (move.deed !== 'in' && move.deed !== 'out') return move
  const left = all.find(
    one => one.class === move.left_class && one.enterprise === move.left_enterprise,
  )
  return { ...move, value: left ? stockWorth(left, move.number ?? 0) : null }
}

function isOfClass(one: Pick<RawMove, 'livestock_class_id' | 'livestock_enterprise_id'>): boolean {
  return one.livestock_class_id !== null
}

function ratingOf(ratings: RawRatings, id: number | null, enterprise: number | null): Figure {
  const variant = ratings.variants.find(one => one.id === enterprise)?.variant ?? null
  const own = ratings.ratings.filter(one => one.livestock_class_id === id)
  const fitting = own.find(one => variant !== null && one.variant === variant)
  return (fitting ?? own.find(one => one.used_first))?.dse ?? null
}

const coming: readonly StockDeed[] = ['opening', 'birth', 'bought', 'in']
const signed = ({ deed, number }: RawMove): number =>
  (coming.includes(deed) ? 1 : -1) * (number ?? 0)

function headOf(moves: readonly RawMove[], deed: StockDeed): number {
  return moves.reduce((sum, move) => sum + (move.deed === deed ? (move.number ?? 0) : 0), 0)
}

/** What came without a day was always there; what went without one, nobody knows when. */
function headOn(day: string, { moves }: KeptOwned): number {
  const there = moves.filter(move =>
    move.day === null ? coming.includes(move.deed) : move.day <= day,
  )
  return there.reduce((sum, move) => sum + signed(move), 0)
}

function eaten({ dse }: KeptOwned, head: Figure): Figure {
  return head === 0 ? 0 : times(head, dse)
}

function daysIn(name: string): readonly string[] {
  const { from, to } = daysOfPeriod(name)
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day)
  return days
}

function meanFed(stock: KeptAll, name: string): Figure {
  const days = daysIn(name)
  return per(whole(stock.map(one => eatenOnAll(one, name))), days.length)
}

/** On all days of the period together. */
export function eatenOnAll(one: KeptOwned, name: string): Figure {
  return eaten(
    one,
    daysIn(name).reduce((sum, day) => sum + headOn(day, one), 0),
  )
}

function mostFed(stock: KeptAll, name: string): Figure {
  const ends = daysIn(name).filter(day => dayAfter(day).endsWith('-01'))
  const fed = ends.map(day => whole(stock.map(one => eaten(one, headOn(day, one)))))
  return fed.includes(null) ? null : Math.max(...fed.filter(figure => figure !== null))
}

function meanHead(stock: KeptAll): Figure {
  return per(whole(stock.flatMap(({ opening, closing }) => [opening, closing])), 2)
}

/** Young at foot are not weighed. */
function kilograms({ unweaned }: KeptOwned, head: Figure, weight: Figure): Figure {
  if (head === 0 || (weight === null && unweaned)) return 0
  return times(head, weight)
}

function grown(stock: KeptAll): Figure {
  return whole(
    stock.map(one => {
      const moved = (deed: StockDeed | 'closing') => weightMoved(one, deed)
      return less(added(moved('sold'), moved('closing')), added(moved('bought'), moved('opening')))
    }),
  )
}

export function weightMoved(one: KeptOwned, deed: StockDeed | 'closing'): Figure {
  if (deed === 'closing') return kilograms(one, one.closing, one.closingWeight)
  const own = one.moves.filter(move => move.deed === deed)
  return whole([0, ...own.map(move => kilograms(one, move.number ?? 0, move.weight))])
}

const added = (one: Figure, other: Figure): Figure => whole([one, other])
const less = (one: Figure, other: Figure): Figure => added(one, times(other, -1))

function deaths(stock: KeptAll): Figure {
  const weaned = stock.filter(one => !one.unweaned)
  return per(total(weaned.map(({ moves }) => headOf(moves, 'death'))), meanHead(weaned))
}

export function stockWorth({ each }: KeptOwned, head: Figure): Figure {
  if (head === 0) return 0
  const value = times(head, each)
  return value === null ? null : Math.round(value)
}

function traded(stock: KeptAll): Figure {
  return whole(
    stock.map(one => {
      const money = (deed: StockDeed) =>
        whole([
          0,
          ...one.moves.flatMap(move => (move.deed === deed && move.number ? [move.value] : [])),
        ])
      return less(
        added(money('sold'), stockWorth(one, one.closing)),
        added(money('bought'), stockWorth(one, one.opening)),
      )
    }),
  )
}

/** Bales that lie there are worth what those of their clip were sold for. */
export function woolLeft(clips: readonly RawClip[]): Figure {
  return whole(
    clips.map(({ income, bales_sold, bales_on_hand: bales }) => {
      if (!bales) return 0
      const value = times(per(income, bales_sold), bales)
      return value === null ? null : Math.round(value)
    }),
  )
}

export function woolEarned(clips: readonly RawClip[], before: readonly RawClip[]): Figure {
  const earned = added(whole(clips.map(({ income }) => income)), woolLeft(clips))
  return clips.length === 0 ? null : less(earned, before.length === 0 ? 0 : woolLeft(before))
}

/** Of rounds that have come so far (T31); the yearly sheet where no round is recorded. */
function bred({ rounds, bred: onSheets }: RawRecord, period: number) {
  const own = rounds.filter(one => one.period_id === period)
  const told = (own.length > 0 ? own : onSheets.filter(one => one.period_id === period)).map(
    one => {
      const heavy = one.weaned.flatMap(({ number, weight }) =>
        number === null && weight !== null ? [] : [times(number, weight)],
      )
      const weaned = total(one.weaned.map(({ number }) => number))
      return {
        species: one.species,
        joined: total(one.joined),
        marked: total(one.marked),
        weaned,
        kilograms: heavy.includes(null) ? null : total(heavy),
      }
    },
  )
  const share = (species: string, figure: 'marked' | 'weaned' | 'kilograms') => {
    const there = told.filter(
      one => one.species === species && one.joined !== null && one[figure] !== null,
    )
    return per(total(there.map(one => one[figure])), total(there.map(({ joined }) => joined)))
  }
  return {
    marking_pct_sheep: share('sheep', 'marked'),
    weaning_pct_sheep: share('sheep', 'weaned'),
    weaning_pct_cattle: share('cattle', 'weaned'),
    kg_weaned_per_female: share('cattle', 'kilograms'),
  }
}
