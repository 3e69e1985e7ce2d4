// What of a comparison is worth a sentence: a measure outside of the group's band, and a rung of more than a tenth
// of the gap. The most dollars first.

import type { Known } from '../../numbers/ratio.ts'
import type { BetterWay } from '../place-among-others.ts'
import type { DollarGap, Rung } from './dollar-gap.ts'
import { sumOfMoney } from './rungs-in-cents.ts'

type RungName = Pick<Rung, 'kind' | 'enterprise' | 'group'>

/** P20 to P80, or P25 to P75, as they are published. */
interface Band {
  readonly low: number
  readonly high: number
}

/** A measure of the own farm beside the group's. */
export interface MeasurePlace {
  readonly measure: string
  readonly own: Known
  readonly better: BetterWay
  /** Nothing where it is withheld. */
  readonly band: Band | null
  /** That tell it in dollars. */
  readonly rungs: readonly RungName[]
  /** As people read it: what is written like the end of the band is within it. */
  written(value: number): string
}

export interface Finding {
  /** Nothing of a rung that no measure tells. */
  readonly measure: string | null
  readonly rungs: readonly Rung[]
  readonly own: Known
  readonly band: Band | null
  readonly place: 'above' | 'below' | 'inside' | null
  /** By the better way of the measure, else by its dollars; nothing where neither says. */
  readonly is_better: boolean | null
  /** Of a hectare, and × own hectares: above 0 where the own farm does better. */
  readonly cents: Known
  readonly total: Known
}

export function findings(places: readonly MeasurePlace[], gap: DollarGap): readonly Finding[] {
  const large = [...gap.enterprises.flatMap(({ rungs }) => rungs), ...gap.farm]
  const all = [...large, ...(gap.small?.rungs ?? [])]
  const outside = places.flatMap(place => measureFinding(place, all) ?? [])
  const told = new Set(outside.flatMap(({ rungs }) => rungs))
  const others = large.flatMap(rung =>
    told.has(rung) ? [] : (rungFinding(rung, { gap, places }) ?? []),
  )
  const sizeOf = ({ total }: Finding) => Math.abs(total ?? 0)
  return [...outside, ...others].toSorted((one, other) => sizeOf(other) - sizeOf(one))
}

/** Nothing where the own value lies within the band. */
export function measureFinding(place: MeasurePlace, rungs: readonly Rung[]): Finding | null {
  const { measure, own, band } = place
  if (own === null || band === null || isWithin(own, band, place)) return null
  const telling = rungs.filter(rung => place.rungs.some(name => isOf(name, rung)))
  const { cents, total } = sumOfMoney(telling)
  const side = own > band.high ? 'above' : 'below'
  return {
    measure,
    rungs: telling,
    own,
    band,
    place: side,
    is_better: isBetter(side, place.better) ?? aboveNothing(cents),
    ...(telling.length === 0 ? { cents: null, total: null } : { cents, total }),
  }
}

function isWithin(own: number, { low, high }: Band, { written }: MeasurePlace): boolean {
  if (own >= low && own <= high) return true
  return [low, high].some(edge => written(edge) === written(own))
}

interface Around {
  readonly gap: DollarGap
  readonly places: readonly MeasurePlace[]
}

/** Nothing where it is a tenth of the gap or less, or says no more than that nothing is known. */
export function rungFinding(rung: Rung, { gap, places }: Around): Finding | null {
  const { cents, total } = rung
  if (rung.kind === 'not_itemised' || Math.abs(cents) * 10 <= Math.abs(gap.cents)) return null
  const told = places.find(({ rungs: [name, ...more] }) => {
    return name !== undefined && more.length === 0 && isOf(name, rung)
  })
  return {
    measure: told?.measure ?? null,
    rungs: [rung],
    own: told ? told.own : rung.own,
    band: told?.band ?? null,
    place: told?.band && told.own !== null ? 'inside' : null,
    is_better: aboveNothing(cents),
    cents,
    total,
  }
}

function isOf(name: RungName, rung: RungName): boolean {
  return (
    name.kind === rung.kind &&
    name.group === rung.group &&
    name.enterprise?.kind === rung.enterprise?.kind &&
    name.enterprise?.key === rung.enterprise?.key
  )
}

function isBetter(side: 'above' | 'below', better: BetterWay): boolean | null {
  return better === 'neither' ? null : (side === 'above') === (better === 'up')
}

const aboveNothing = (cents: number): boolean | null => (cents === 0 ? null : cents > 0)
