// What the stock of each enterprise earned, cost and has left, and the farm's stock as a whole, reckoned from rows
// (C93, C109, C112 to C114, C116, T26, T35). Whole cents.

import { daysOfPeriod } from './plain-days.ts'
import { per, times, total } from './plain-figures.ts'
import { cents } from './plain-income.ts'
import type { GrownKinds } from './plain-sides.ts'
import type { Figure } from './raw-farm.ts'
import type { RawClip, RawRatings, RawRecord } from './raw-record.ts'
import {
  eatenOnAll,
  keptStock,
  stockWorth,
  weightMoved,
  woolEarned,
  woolLeft,
} from './plain-stock.ts'
import type { KeptOwned } from './plain-stock.ts'
import { sharedOverheadsOf, sharedStockLines } from './plain-stock-costs.ts'
import type { PlainOwner } from './plain-stock-costs.ts'

type Figures = Readonly<Record<string, Figure>>

interface Asked {
  readonly raw: RawRecord
  readonly ratings: RawRatings
  readonly period: number
  readonly name: string
  readonly before: number | undefined
  readonly grown: GrownKinds
  readonly record: Figures
  /** Hectares that the farm grazes. */
  readonly grazed: Figure
}

/** By `enterprise 7`, `species 2` or `farm`. */
export function plainStockMargins(asked: Asked): ReadonlyMap<string, Figures> {
  const { raw, period, record } = asked
  const own = <Row extends { readonly period_id: number }>(rows: readonly Row[]) =>
    rows.filter(one => one.period_id === period)
  const owners = ownersOf(asked)
  const sharing = { shares: own(raw.sharing.shares), drivers: own(raw.sharing.drivers) }
  const lines = sharedStockLines(owners, { ...asked, sharing })
  const overheads = sharedOverheadsOf(owners, record)
  const spent = owners.map((owner, place) => ({
    ...owner,
    ...costsOf(lines.map(one => ({ line: one.line, cents: one.shares[place] ?? null }))),
    overhead: overheads[place] ?? null,
  }))
  const kept = keptStock(asked)
  const joint = spent.map(parted).filter(one => one !== null)
  const days = daysOf(asked.name)
  const farm = {
    hasStock: owners.some(({ hasStock }) => hasStock),
    trading: whole(kept.map(traded)),
    grown: whole(kept.map(grown)),
    head: per(whole(kept.map(one => headDays(one, asked.name))), days),
    dse: per(whole(kept.map(one => eatenOnAll(one, asked.name))), days),
    grazed: asked.grazed,
    ...woolOf(asked, () => true),
    ...costsOf(lines),
    overhead: record['co_live_overhead'] ?? null,
  }
  return new Map<string, Figures>([
    ...spent.map(one => [one.key, figuresOf(one, parted(one))] as const),
    ['farm', figuresOf(farm, joint.length === 0 ? null : jointOf(joint))],
  ])
}

const daysOf = (name: string): number => {
  const { from, to } = daysOfPeriod(name)
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

function headDays(one: KeptOwned, name: string): number {
  return eatenOnAll({ ...one, dse: 1 }, name) ?? 0
}

function costsOf(lines: readonly { readonly line: string; readonly cents: Figure }[]) {
  const of = (name: string) =>
    whole(lines.filter(({ line }) => line === name).map(one => one.cents))
  return {
    direct: whole(lines.map(one => one.cents)),
    feed: of('supplementary_feed'),
    agistment: of('agistment_out'),
  }
}

type Spent = Omit<PlainOwner, 'key' | 'shorn' | 'income' | 'enterprise' | 'overheadShare'> &
  ReturnType<typeof costsOf> & { readonly overhead: Figure }

/** Of all cost, what meat and wool of the same stock bear, and how much there was of each. */
interface Joint extends Readonly<Record<'meat' | 'wool' | 'grown' | 'clean', Figure>> {}

/** C114: what earned nothing bears nothing. */
function parted(one: Spent): Joint | null {
  if (!one.hasStock || !one.hasWool) return null
  const { trading, wool, grown: kilograms, clean } = one
  const cost = plus(one.direct, one.overhead)
  const nothing = { meat: null, wool: null, grown: kilograms, clean }
  if (cost === null || trading === null || wool === null) return nothing
  const [meatEarned, woolEarnedIt] = [Math.max(0, trading), Math.max(0, wool)]
  const all = meatEarned + woolEarnedIt
  const ofMeat = all === 0 ? 0 : Math.round((cost * meatEarned) / all)
  return {
    ...nothing,
    meat: meatEarned > 0 ? ofMeat : null,
    wool: woolEarnedIt > 0 ? cost - ofMeat : null,
  }
}

function jointOf(all: readonly Joint[]): Joint {
  const sum = (name: keyof Joint) => whole(all.map(one => one[name]))
  return { meat: sum('meat'), wool: sum('wool'), grown: sum('grown'), clean: sum('clean') }
}

function figuresOf(one: Spent, joint: Joint | null): Figures {
  const income = earnedBy(one)
  const margin = income === null || one.direct === null ? null : income - one.direct
  const cost = plus(one.direct, one.overhead)
  const each = (figure: Figure, by: Figure) =>
    by !== null && by > 0 ? cents(per(figure, by)) : null
  const beside =
    joint === null || cost === null
      ? cost
      : joint.meat === null || joint.wool === null
        ? null
        : cost - joint.wool
  return {
    trading_profit: one.trading,
    wool_income: one.wool,
    income,
    feed_cost: one.feed,
    agistment_cost: one.agistment,
    direct_cost: one.direct,
    gross_margin: margin,
    overhead_cost: one.overhead,
    income_per_dse: each(income, one.dse),
    direct_cost_per_dse: each(one.direct, one.dse),
    feed_cost_per_dse: each(one.feed, one.dse),
    gross_margin_per_dse: each(margin, one.dse),
    gross_margin_per_head: each(margin, one.head),
    gross_margin_per_ha: each(margin, one.grazed),
    direct_cost_per_kg: each(one.direct, one.grown),
    cost_per_kg: each(cost, one.grown),
    liveweight_cost_per_kg: each(beside, one.grown),
    meat_cost_per_kg: each(joint?.meat ?? null, joint?.grown ?? null),
    wool_cost_per_kg: each(joint?.wool ?? null, joint?.clean ?? null),
  }
}

/** Of stock, of wool, or of both: a part of it is no answer. */
function earnedBy({
  trading,
  hasStock,
  wool,
  hasWool,
}: Pick<Spent, 'trading' | 'hasStock' | 'wool' | 'hasWool'>): Figure {
  return whole([...(hasStock ? [trading] : []), ...(hasWool ? [wool] : [])])
}

/** Enterprises, and of stock in none the species: with those that only gave wool, or that something was said of. */
function ownersOf(asked: Asked): readonly PlainOwner[] {
  const { raw, ratings, period, before, name } = asked
  const speciesOf = (enterprise: number | null) =>
    ratings.variants.find(one => one.id === enterprise)?.species_id ?? null
  const key = (enterprise: number | null, species: number | null) =>
    enterprise === null ? `species ${species}` : `enterprise ${enterprise}`
  const sheep = ratings.classes.find(({ species }) => species === 'sheep')?.species_id ?? null
  const keyOfClip = (clip: RawClip) =>
    key(
      clip.livestock_enterprise_id,
      speciesOf(clip.livestock_enterprise_id) ??
        ratings.classes.find(({ id }) => id === clip.livestock_class_id)?.species_id ??
        sheep,
    )
  const stock = Map.groupBy(keptStock(asked), one => key(one.enterprise, one.species_id))
  const clips = raw.clips.filter(one => one.period_id === period || one.period_id === before)
  const said = raw.sharing.shares.flatMap(one =>
    one.period_id === period && one.livestock_enterprise_id !== null
      ? [`enterprise ${one.livestock_enterprise_id}`]
      : [],
  )
  const settings = raw.settings.filter(one => one.period_id === period)
  const days = daysOf(name)
  const all = new Set([...stock.keys(), ...clips.map(keyOfClip), ...said])
  return [...all].flatMap((one): PlainOwner[] => {
    const kept = stock.get(one) ?? []
    const wool = woolOf(asked, clip => keyOfClip(clip) === one)
    const hasStock = kept.length > 0
    if (!hasStock && !wool.hasWool && !said.includes(one)) return []
    const enterprise = one.startsWith('enterprise ') ? Number(one.slice(11)) : null
    const setting = settings.find(row => row.livestock_enterprise_id === enterprise)
    const trading = whole(kept.map(some => tradedWithTransfers(some)))
    const owner = {
      key: one,
      enterprise,
      hasStock,
      shorn: hasStock ? kept.some(({ species }) => /^(sheep|alpaca)$/.test(species)) : true,
      trading,
      grown: whole(kept.map(grownWithTransfers)),
      head: per(whole(kept.map(some => headDays(some, name))), days),
      dse: per(whole(kept.map(some => eatenOnAll(some, name))), days),
      grazed: hasStock ? (setting?.grazed_hectares ?? null) : null,
      ...wool,
    }
    return [
      {
        ...owner,
        overheadShare: setting?.overhead_share ?? null,
        income: earnedBy(owner),
      },
    ]
  })
}

function woolOf({ raw, period, before }: Asked, isOf: (clip: RawClip) => boolean) {
  const clips = raw.clips.filter(one => one.period_id === period && isOf(one))
  const last = raw.clips.filter(one => one.period_id === before && isOf(one))
  // What lay there was sold or lies there still: someone has yet to say.
  const isOpen = last.length > 0 && woolLeft(last) !== 0
  const clean = clips.map(one => times(one.greasy_kg, one.yield_percentage))
  return {
    hasWool: clips.length > 0 || isOpen,
    wool: clips.length === 0 ? null : woolEarned(clips, last),
    clean: clips.length === 0 ? null : whole(clean),
  }
}

const value = (one: KeptOwned, ...deeds: readonly string[]): Figure =>
  total0(one.moves.flatMap(move => (deeds.includes(move.deed) && move.number ? [move.value] : [])))

const traded = (one: KeptOwned): Figure =>
  less(
    plus(value(one, 'sold'), stockWorth(one, one.closing)),
    plus(value(one, 'bought'), stockWorth(one, one.opening)),
  )
const tradedWithTransfers = (one: KeptOwned): Figure =>
  less(plus(traded(one), value(one, 'out')), value(one, 'in'))

const grown = (one: KeptOwned): Figure =>
  less(
    plus(weightMoved(one, 'sold'), weightMoved(one, 'closing')),
    plus(weightMoved(one, 'bought'), weightMoved(one, 'opening')),
  )
const grownWithTransfers = (one: KeptOwned): Figure =>
  less(plus(grown(one), weightMoved(one, 'out')), weightMoved(one, 'in'))

/** One that is not known, and the sum is not; of nothing there is none. */
function whole(figures: readonly Figure[]): Figure {
  return figures.includes(null) ? null : total(figures)
}
const total0 = (figures: readonly Figure[]): Figure => whole([0, ...figures])
const plus = (one: Figure, other: Figure): Figure => whole([one, other])
const less = (one: Figure, other: Figure): Figure => whole([one, times(other, -1)])
