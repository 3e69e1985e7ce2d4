// What becomes of the paddocks from one period to the next: most are carried on as they are, here
// and there one is fenced in two, or a fence between two neighbours is taken out.

import { isFarmed } from './ground.ts'
import type { Ground } from './ground.ts'
import { countryOf } from './kinds.ts'
import { joinedName, partNames, unusedName } from './names.ts'
import type { FarmPlan } from '../plan.ts'
import type { Random } from '../random.ts'

interface Changes {
  /** The western one of each pair that is joined. */
  readonly joined: ReadonlySet<Ground>
  readonly split: ReadonlySet<Ground>
}

export function changedGround(
  plan: FarmPlan,
  before: readonly Ground[],
  random: Random,
): readonly Ground[] {
  const changes = drawnChanges(plan, before, random)
  const taken = new Set(before.map(({ name }) => name))
  const named = (ground: Ground) => ({ ...ground, name: unusedName(ground.name, taken) })
  return before.flatMap((ground, place) => {
    const west = before[place - 1]
    if (west && changes.joined.has(west)) return []
    const east = before[place + 1]
    if (east && changes.joined.has(ground)) return [named(joined(ground, east))]
    if (changes.split.has(ground)) return parts(ground, random.between(0.38, 0.62)).map(named)
    return [{ ...ground, prior: [ground] }]
  })
}

const mostPaddocks = 60

function drawnChanges(plan: FarmPlan, before: readonly Ground[], random: Random): Changes {
  const joins = plan.full || random.chance(0.5) ? 1 : 0
  const room = mostPaddocks - before.length + joins
  const splits = Math.min(room, plan.full ? random.whole(1, 2) : 1)
  const west = joins ? likelyJoin(plan, before, random) : undefined
  const pair = new Set(west ? [west, before[before.indexOf(west) + 1]] : [])
  const split = likelySplits(before.filter(ground => !pair.has(ground))).slice(0, 8)
  const drawn = Array.from({ length: splits }, () =>
    split.splice(random.whole(0, split.length - 1), 1),
  )
  return { joined: new Set(west ? [west] : []), split: new Set(drawn.flat()) }
}

/** One of the smaller pairs of neighbours, or the smallest where all make large paddocks. */
function likelyJoin(plan: FarmPlan, before: readonly Ground[], random: Random): Ground | undefined {
  const large = new Map(countryOf(plan).uses.map(({ use, sizes }) => [use, sizes[1] * 125]))
  const alike = pairsOf(before, (west, east) => west.landClass === east.landClass)
  const pairs = alike.length ? alike : pairsOf(before, () => true)
  const bySize = pairs.toSorted((one, other) => one.area - other.area)
  const small = bySize.filter(({ west, area }) => area <= (large.get(west.use) ?? 0)).slice(0, 4)
  return small.length ? random.pick(small).west : bySize[0]?.west
}

type Pairing = (west: Ground, east: Ground) => boolean

function pairsOf(before: readonly Ground[], isLike: Pairing) {
  return before.flatMap((west, place) => {
    const east = before[place + 1]
    if (!east || !mayJoin(west, east) || !isLike(west, east)) return []
    return [{ west, area: west.area + east.area }]
  })
}

function mayJoin(west: Ground, east: Ground): boolean {
  const together = west.property === east.property && west.row === east.row
  const alike = west.use === east.use && west.irrigation === east.irrigation
  return together && alike && mayChange(west) && mayChange(east)
}

/** A fence that was moved stays where it is now. */
const mayChange = ({ use, altered }: Ground): boolean => isFarmed(use) && !altered

/** The largest first. */
function likelySplits(before: readonly Ground[]): Ground[] {
  return before.filter(ground => mayChange(ground)).toSorted((one, other) => other.area - one.area)
}

function joined(west: Ground, east: Ground): Ground {
  const [main, lesser] = west.area >= east.area ? [west, east] : [east, west]
  return {
    ...main,
    name: joinedName(west.name, east.name),
    area: west.area + east.area,
    west: west.west,
    prior: [main, lesser],
    altered: true,
  }
}

function parts(ground: Ground, share: number): readonly Ground[] {
  const [west, east] = partNames(ground.name)
  const area = Math.round(ground.area * share)
  const part = { ...ground, prior: [ground], altered: true }
  return [
    { ...part, name: west, area },
    { ...part, name: east, area: ground.area - area, west: ground.west + area },
  ]
}
