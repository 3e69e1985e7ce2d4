// Which region of grain growers a farm lies in: that of the nearest town, by the map or by its address.

import { kilometresBetween, middleOf } from './place-on-earth.ts'
import type { MapPoint } from './mapped-area.ts'

interface Region {
  /** As the list keeps them: longitude, latitude, and which town of which state that is. */
  readonly places: unknown
}

interface Address {
  readonly city?: string | null
  readonly state?: string | null
}

interface FarmOnEarth {
  readonly points: readonly MapPoint[]
  /** The main one first. */
  readonly addresses: readonly Address[]
}

/** The map knows best; nothing where no town of any region is near, and no address names one. */
export function regionOfPlace<R extends Region>(
  regions: readonly R[],
  { points, addresses }: FarmOnEarth,
): R | undefined {
  const towns = regions.flatMap(townsOf)
  const onMap = points.flatMap(point => nearestRegion(point, towns) ?? [])
  return mostFrequent(onMap) ?? addresses.flatMap(address => regionOfTown(address, towns) ?? [])[0]
}

interface Town<R> {
  readonly region: R
  readonly point: MapPoint
  readonly name: string
  readonly state: string
}

function townsOf<R extends Region>(region: R): readonly Town<R>[] {
  const places: readonly unknown[] = Array.isArray(region.places) ? region.places : []
  return places.flatMap(place => {
    const [east, north, name, state]: readonly unknown[] = Array.isArray(place) ? place : []
    const point = middleOf({ type: 'Point', coordinates: [east, north] })
    return point ? [{ region, point, name: lettersOf(name), state: stateOf(state) }] : []
  })
}

function nearestRegion<R>(point: MapPoint, towns: readonly Town<R>[]): R | undefined {
  const [nearest] = towns
    .map(town => ({ town, far: kilometresBetween(point, town.point) }))
    .toSorted((one, other) => one.far - other.far)
  return nearest && nearest.far <= farthest ? nearest.town.region : undefined
}

/** Beyond so many kilometres from its towns a region says nothing of a place. */
const farthest = 200

/** Of a farm in several places: where most of them are. */
function mostFrequent<R>(found: readonly R[]): R | undefined {
  const groups = [...Map.groupBy(found, region => region)]
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

/** Without its state, a name that towns of two regions have says nothing; all of Tasmania is one region. */
function regionOfTown<R>({ city, state }: Address, towns: readonly Town<R>[]): R | undefined {
  const [name, its] = [lettersOf(city), stateOf(state)]
  const ofState = its === '' ? towns : towns.filter(town => town.state === its)
  const named = name === '' ? [] : ofState.filter(town => town.name === name)
  return onlyOne(named) ?? (its === '' ? undefined : onlyOne(ofState))
}

function onlyOne<R>(towns: readonly Town<R>[]): R | undefined {
  const regions = new Set(towns.map(({ region }) => region))
  return regions.size === 1 ? towns[0]?.region : undefined
}

function stateOf(value: unknown): string {
  const letters = lettersOf(value)
  return states[letters] ?? letters
}

/** As people write them, without spaces and points. */
const states: Readonly<Record<string, string>> = {
  newsouthwales: 'nsw',
  victoria: 'vic',
  queensland: 'qld',
  southaustralia: 'sa',
  tasmania: 'tas',
  westernaustralia: 'wa',
}

function lettersOf(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase().replace(/[^a-z]/g, '') : ''
}
