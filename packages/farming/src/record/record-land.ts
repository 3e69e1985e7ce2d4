// The land of the financial record: hectares by how they are held, by use, by class and by kind of
// pasture, and what they are worth (C163). Money is in cents.

import { landWorth } from '../land/hectare-value.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { sumOfAreas } from '../land/split-area.ts'

export interface PaddockOfRecord {
  readonly area: Known
  /** Lasting name of its land use. */
  readonly use: string | null
  readonly irrigation: string | null
  /** The property that it lies on. */
  readonly property: number | null
  /** Begin the figures of the record that its land class adds to: `dry_arable`. */
  readonly landClass: string | null
  /** Cents for a hectare of its class on its property. */
  readonly hectareValue: Known
}

interface PropertyOfRecord {
  readonly id: number
  readonly titleArea: Known
  /** As it is held: `Owned`, `Leased`. */
  readonly heldAs: string | null
}

export interface LandOfRecord {
  readonly paddocks: readonly PaddockOfRecord[]
  readonly properties: readonly PropertyOfRecord[]
}

type LandFigures = Readonly<Record<string, (land: LandOfRecord) => Known>>

const landClasses = [
  'dry_arable',
  'dry_arable_high',
  'dry_marginal',
  'irr_developed_furrow',
  'irr_developed_bankless',
  'irr_developed_pivot',
  'irr_undeveloped',
  'pasture_improved',
  'pasture_tropical',
  'pasture_native',
  'pasture_rangeland',
  'pasture_irrigated',
  'storage_land',
  'timber_land',
  'infrastructure_land',
  'other_land',
] as const

/** How land is held, and as what it counts; what is managed for others is nobody's of ours. */
const countsAs: Readonly<
  Record<string, 'owned' | 'leased' | 'sharefarmed' | 'agisted' | 'others'>
> = {
  Owned: 'owned',
  'Owned – related entity': 'owned',
  'Sharefarmed out': 'owned',
  'Leased out': 'owned',
  Leased: 'leased',
  'Licence or Crown permit': 'leased',
  Sharefarmed: 'sharefarmed',
  'Agisted in': 'agisted',
  'Managed for another owner': 'others',
}
const letOut = 'Leased out'

const pastureKinds: Readonly<Record<string, readonly string[]>> = {
  native: ['pasture_native', 'pasture_rangeland'],
  temperate: ['pasture_improved'],
  tropical: ['pasture_tropical'],
  irrigated: ['pasture_irrigated'],
}

const idle = ['water-storage', 'timber-and-conservation', 'infrastructure-and-other']
const grazed = ['grazing', 'irrigated-pasture', 'feedlot']
const arable = [
  'dryland-cropping',
  'irrigated-cropping',
  'semi-irrigated-cropping',
  'sugarcane',
  'horticulture',
]
export const irrigatedUses = ['irrigated-cropping', 'semi-irrigated-cropping']

export const landFigures: LandFigures = {
  owned_ha: land => withLetOut(land),
  leased_ha: land => hectaresHeld(land, 'leased'),
  sharefarmed_ha: land => hectaresHeld(land, 'sharefarmed'),
  agisted_in_ha: land => hectaresHeld(land, 'agisted'),
  leased_out_ha: land => hectaresLetOut(land),
  non_productive_ha: land => hectaresUsed(land, idle),
  arable_ha: land => hectaresUsed(land, arable),
  grazing_ha: land => hectaresUsed(land, grazed),
  gz_area_ha: ({ paddocks }) => grazedHectares(paddocks),
  gz_paddocks_no: land => paddocksUsed(land, grazed),
  owned_land_val: land => worthOf(land, held(land, 'owned')),
  leased_land_val: land => worthOf(land, heldFromOthers(land)),
  dl_paddocks_no: land => paddocksUsed(land, ['dryland-cropping']),
  dl_avg_paddock_ha: land => averagePaddock(land, ['dryland-cropping']),
  ir_paddocks_no: land => paddocksUsed(land, irrigatedUses),
  ir_avg_paddock_ha: land => averagePaddock(land, irrigatedUses),
  ir_pivot_lateral_ha: land => hectaresWatered(land, ['Pivot', 'Lateral']),
  ir_furrow_syphon_ha: land => hectaresWatered(land, ['Syphon']),
  ir_bankless_ha: land => hectaresWatered(land, ['Bankless']),
  ir_drip_ha: land => hectaresWatered(land, ['Subsurface drip']),
  ...Object.fromEntries(landClasses.flatMap(classFigures)),
  ...Object.fromEntries(Object.keys(pastureKinds).flatMap(pastureFigures)),
}

const usesOfSegments = {
  dryland_land: ['dryland-cropping'],
  irrigated_land: [...irrigatedUses, 'water-storage'],
  cane_land: ['sugarcane'],
  grazed_land: grazed,
}

/** What the land of a segment is worth, by its use, and that of all segments together. */
export const landOfSegments: LandFigures = {
  ...Object.fromEntries(
    Object.entries(usesOfSegments).map(([name, uses]): LandFigure => [
      name,
      land => worthOf(land, ({ use }) => same(use, uses)),
    ]),
  ),
  segment_land: land => worthOf(land, ({ use }) => same(use, Object.values(usesOfSegments).flat())),
}

type LandFigure = readonly [name: string, (land: LandOfRecord) => Known]

function classFigures(landClass: string): readonly LandFigure[] {
  const ofClass: Test = paddock => same(paddock.landClass, [landClass])
  return [
    [`${landClass}_owned_ha`, land => hectares(land, isBoth(ofClass, held(land, 'owned')))],
    [`${landClass}_leased_ha`, land => hectares(land, isBoth(ofClass, heldFromOthers(land)))],
    [`${landClass}_val`, land => worthOf(land, ofClass)],
  ]
}

function pastureFigures(kind: string): readonly LandFigure[] {
  const classes = pastureKinds[kind] ?? []
  const isPasture: Test = ({ landClass }) => same(landClass, classes)
  return [
    [`pas_${kind}_ha`, land => hectares(land, isPasture)],
    [`pas_${kind}_paddocks_no`, land => howMany(land, isPasture)],
  ]
}

/** Yes, no, or nothing where nobody said. */
type Test<Paddock = PaddockOfRecord> = (paddock: Paddock) => boolean | null

/** Nothing where no paddock is known to be meant, while some might be. */
function hectares<Paddock extends Pick<PaddockOfRecord, 'area'>>(
  { paddocks }: { readonly paddocks: readonly Paddock[] },
  isMeant: Test<Paddock>,
): Known {
  const meant = paddocks.filter(paddock => isMeant(paddock) === true)
  const areas = meant.map(({ area }) => area).filter(area => area !== null)
  if (areas.length > 0) return sumOfAreas(areas)
  return isNone(paddocks, isMeant) ? 0 : null
}

function howMany({ paddocks }: LandOfRecord, isMeant: Test): Known {
  const meant = paddocks.filter(paddock => isMeant(paddock) === true).length
  return meant > 0 || isNone(paddocks, isMeant) ? meant : null
}

function isNone<Paddock>(paddocks: readonly Paddock[], isMeant: Test<Paddock>): boolean {
  return paddocks.length > 0 && paddocks.every(paddock => isMeant(paddock) === false)
}

function worthOf({ paddocks }: LandOfRecord, isMeant: Test): Known {
  if (paddocks.some(paddock => isMeant(paddock) === null)) return null
  const meant = paddocks.filter(paddock => isMeant(paddock))
  if (meant.length === 0) return isNone(paddocks, isMeant) ? 0 : null
  return landWorth(meant)
}

/** What stock graze all year. */
export function grazedHectares(paddocks: readonly Pick<PaddockOfRecord, 'area' | 'use'>[]): Known {
  return hectares({ paddocks }, ({ use }) => same(use, grazed))
}

function hectaresUsed(land: LandOfRecord, uses: readonly string[]): Known {
  return hectares(land, ({ use }) => same(use, uses))
}

function paddocksUsed(land: LandOfRecord, uses: readonly string[]): Known {
  return howMany(land, ({ use }) => same(use, uses))
}

function averagePaddock({ paddocks }: LandOfRecord, uses: readonly string[]): Known {
  const meant = paddocks.filter(({ use, area }) => same(use, uses) && area !== null)
  return meant.length === 0 ? null : sumOfAreas(meant.map(({ area }) => area)) / meant.length
}

/** Nothing of land that has no irrigation at all is a question about it. */
function hectaresWatered(land: LandOfRecord, types: readonly string[]): Known {
  return hectares(land, ({ irrigation }) => irrigation !== null && types.includes(irrigation))
}

function hectaresHeld(land: LandOfRecord, as: string): Known {
  return hectares(land, held(land, as))
}

/** Ours, whoever farms it: what others rent is in a title, and mostly not among the paddocks. */
function withLetOut(land: LandOfRecord): Known {
  const isKept: Test = paddock => (isLetOut(land, paddock) ? false : held(land, 'owned')(paddock))
  const rented = hectaresLetOut(land)
  return rented ? sumOf([hectares(land, isKept), rented]) : hectares(land, isKept)
}

function hectaresLetOut({ paddocks, properties }: LandOfRecord): Known {
  if (properties.length === 0 || properties.some(({ heldAs }) => heldAs === null)) return null
  const areas = properties
    .filter(({ heldAs }) => heldAs === letOut)
    .map(({ id, titleArea }) => {
      const own = paddocks.filter(({ property }) => property === id).map(({ area }) => area)
      return titleArea ?? sumOf(own)
    })
  return areas.length === 0 ? 0 : sumOf(areas)
}

function isLetOut({ properties }: LandOfRecord, { property }: PaddockOfRecord): boolean {
  return properties.some(({ id, heldAs }) => id === property && heldAs === letOut)
}

function held({ properties }: LandOfRecord, as: string): Test {
  const byId = new Map(properties.map(({ id, heldAs }) => [id, heldAs]))
  return ({ property }) => {
    const heldAs = property === null ? null : byId.get(property)
    return heldAs ? countsAs[heldAs] === as : null
  }
}

function heldFromOthers(land: LandOfRecord): Test {
  const tests = ['leased', 'sharefarmed', 'agisted'].map(as => held(land, as))
  return paddock => isAnyOf(tests, paddock)
}

function isAnyOf(tests: readonly Test[], paddock: PaddockOfRecord): boolean | null {
  const answers = tests.map(test => test(paddock))
  if (answers.includes(true)) return true
  return answers.includes(null) ? null : false
}

function isBoth(one: Test, other: Test): Test {
  return paddock => {
    const answers = [one(paddock), other(paddock)]
    if (answers.includes(false)) return false
    return answers.includes(null) ? null : true
  }
}

function same(value: string | null, wanted: readonly string[]): boolean | null {
  return value === null ? null : wanted.includes(value)
}
