// Names that farmers give to paddocks, properties and gauges.

import type { AssetTypeSlug, FarmKind, FarmPlan } from '../plan.ts'
import type { Random } from '../random.ts'

/** A name for the next paddock of a use, from one neighbour to the next; all are different. */
export type Namer = (use: AssetTypeSlug, property: number) => string

export function paddockNamer(kind: FarmKind, random: Random): Namer {
  const taken = new Set<string>()
  const wanted: Partial<Record<AssetTypeSlug, (property: number) => string>> = {
    'infrastructure-and-other': oneByOne(yardNames),
    'timber-and-conservation': oneByOne(shuffled(timberNames, random)),
    'water-storage': oneByOne(storageNames),
    'irrigated-cropping': oneByOne(['Field 1']),
    sugarcane: inRuns(
      Array.from({ length: 40 }, (_, place) => `${place + 1}`),
      random,
      lettered,
    ),
  }
  const others = inRuns(shuffled(paddockNames[kind], random), random, numbered)
  return (use, property) => unusedName((wanted[use] ?? others)(property), taken)
}

/** The name itself, or the next like it that nobody has; it is taken from then on. */
export function unusedName(name: string, taken: Set<string>): string {
  const stem = name.replace(/ \d+$/, '')
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${stem} ${number}`
  taken.add(free)
  return free
}

/** What the two parts of a paddock are called, the western one first. */
export function partNames(name: string): readonly [string, string] {
  return /\d$/.test(name) ? [`${name}A`, `${name}B`] : [`${name} West`, `${name} East`]
}

/** What two paddocks are called when the fence between them has gone. */
export function joinedName(first: string, second: string): string {
  const [, stem, number] = /^(.+ )(\d+)$/.exec(second) ?? []
  const alike = stem !== undefined && first.startsWith(stem) && /\d$/.test(first)
  return `${first} & ${alike ? number : second}`
}

/** The farm is often called after its home block. */
export function propertyNames({ name, full }: FarmPlan, count: number, random: Random): string[] {
  const others = shuffled(propertyWords, random).filter(word => word !== name)
  return [...(full ? [name] : []), ...others].slice(0, count)
}

export const gaugeNames: readonly string[] = [
  'Homestead',
  'Back Bore',
  'Airstrip',
  'Top Hill',
  'River Pump',
  'Boundary Gate',
]

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map(item => ({ item, order: random.next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item)
}

function oneByOne(names: readonly string[]): () => string {
  let place = 0
  return () => names[place++ % names.length] ?? ''
}

/** Neighbours of a property share a stem: "House", then "Creek 1" and "Creek 2". */
function inRuns(
  stems: readonly string[],
  random: Random,
  name: (stem: string, number: number) => string,
): (property: number) => string {
  const stem = oneByOne(stems)
  let waiting: string[] = []
  let last = 0
  return property => {
    if (waiting.length === 0 || property !== last) waiting = run(stem(), random.whole(1, 3), name)
    last = property
    return waiting.shift() ?? ''
  }
}

function run(stem: string, length: number, name: (stem: string, number: number) => string) {
  return length === 1 ? [stem] : Array.from({ length }, (_, place) => name(stem, place + 1))
}

const numbered = (stem: string, number: number) => `${stem} ${number}`
const lettered = (stem: string, number: number) => stem + String.fromCharCode(64 + number)

const grazingNames: readonly string[] = [
  'House',
  'Creek',
  'Top Hill',
  'River Bend',
  'Windmill',
  'Horse',
  'Weaner',
  'Dam',
  'Back Gate',
  'Stockyard',
  'Racecourse',
  'Box Tree',
  'Red Gum',
  'Gully',
  'Spring',
  'Stony Rise',
  'Lane',
  'Boundary',
  'School',
  'Quarry',
  'Swamp',
  'Pine Ridge',
  'Airstrip',
  'Long',
  'Rocky',
  'Orchard',
  'Triangle',
  'Night',
  'Tank',
  'Wattle',
  'Lagoon',
  'Saddle',
  'Bullock',
  'Far Corner',
]

const croppingNames: readonly string[] = [
  'House',
  'Creek',
  'Top Hill',
  'Pump',
  'River Bend',
  'Silo',
  'Windmill',
  'Airstrip',
  'Belah',
  'Myall',
  'Brigalow',
  'Coolibah',
  'Box Flat',
  'Wilga',
  'Railway',
  'Highway',
  'Sandhill',
  'Triangle',
  'Bore',
  'Black Soil',
  'Red Ridge',
  'Back Gate',
  'Boundary',
  'Long',
  'Dam',
  'Gilgai',
  'Fuel Tank',
  'Racecourse',
  'Middle',
  'Stock Route',
  'Watercourse',
  'Plains',
  'Corner',
  'Old Yard',
  'Mulga',
  'Far',
]

const paddockNames: Readonly<Record<FarmKind, readonly string[]>> = {
  mixed: croppingNames,
  grain: croppingNames,
  cotton: croppingNames,
  cane: croppingNames,
  sheep: ['Woolshed', 'Lambing', 'Ram', ...grazingNames],
  beef: ['Bull', 'Calving', 'Trap', ...grazingNames],
}

const yardNames: readonly string[] = ['Homestead', 'Yards & Sheds', 'Lanes', 'Depot']
const timberNames: readonly string[] = [
  'Ridge Timber',
  'River Timber',
  'Creek Reserve',
  'Scrub',
  'Shelter Belt',
]
const storageNames: readonly string[] = ['Main Storage', 'River Storage', 'Buffer Storage']

const propertyWords: readonly string[] = [
  'Wilgamere',
  'Box Ridge',
  'Myall Plains',
  'Lagoon Park',
  'Stony Creek',
  'Coolibah Downs',
  'Tea Tree Flat',
  'Kurrajong Hill',
  'Rosella Park',
  'Long Reach',
  'Redbank',
  'Emu Bend',
  'Pine Grove',
  'Ibis Swamp',
  'Gum Valley',
  'Sandy Point',
]
