// The land of a period as the record tells it: by tenure, by use and by class, with its worth.

import type { AssetTypeSlug, MadePaddock } from '../plan.ts'
import { sumOf, rounded } from './year.ts'
import type { Figures } from './year.ts'

/** Hectares, and whole cents. */
export interface Ground {
  readonly owned: number
  readonly leased: number
  readonly sharefarmed: number
  readonly managed: number
  readonly effective: number
  readonly ownedValue: number
  readonly leasedValue: number
  /** What the land of each use is worth, owned or not. */
  readonly valueOf: Partial<Record<AssetTypeSlug, number>>
  readonly areaOf: Partial<Record<AssetTypeSlug, number>>
}

export function groundOf(paddocks: readonly MadePaddock[]): Ground {
  const held = (tenure: MadePaddock['property']['tenure']) =>
    paddocks.filter(({ property }) => property.tenure === tenure)
  const owned = held('Owned')
  const uses = Map.groupBy(paddocks, ({ use }) => use)
  const idle = sumOf(
    paddocks.filter(({ use }) => unproductive.has(use)),
    areaOf,
  )
  const managed = sumOf(paddocks, areaOf)
  const ownedValue = sumOf(owned, worthOf)
  return {
    owned: hectares(sumOf(owned, areaOf)),
    leased: hectares(sumOf(held('Leased'), areaOf)),
    sharefarmed: hectares(sumOf(held('Sharefarmed'), areaOf)),
    managed: hectares(managed),
    effective: hectares(managed - idle),
    ownedValue,
    leasedValue: sumOf(paddocks, worthOf) - ownedValue,
    valueOf: byUse(uses, worthOf),
    areaOf: byUse(uses, areaOf),
  }
}

export function groundFigures(paddocks: readonly MadePaddock[], ground: Ground): Figures {
  const used = (...uses: readonly AssetTypeSlug[]) =>
    hectares(sumOf(uses, use => ground.areaOf[use] ?? 0))
  return {
    owned_ha: ground.owned,
    leased_ha: ground.leased,
    sharefarmed_ha: ground.sharefarmed,
    agisted_in_ha: 0,
    leased_out_ha: 0,
    non_productive_ha: hectares(ground.managed - ground.effective),
    arable_ha: used('dryland-cropping', 'irrigated-cropping', 'sugarcane'),
    grazing_ha: used('grazing', 'irrigated-pasture'),
    owned_land_val: ground.ownedValue,
    leased_land_val: ground.leasedValue,
    ...classFigures(paddocks),
  }
}

/** Land classes by their lasting names, as the record begins their figures. */
const classes = {
  'dryland-heavy-high-class': 'dry_arable_high',
  'dryland-medium': 'dry_arable',
  'dryland-light-marginal': 'dry_marginal',
  'irrigation-developed-furrow': 'irr_developed_furrow',
  'irrigation-bankless-drip': 'irr_developed_bankless',
  'irrigation-pivot-lateral': 'irr_developed_pivot',
  'irrigation-undeveloped-land-commanded': 'irr_undeveloped',
  'improved-pasture-temperate': 'pasture_improved',
  'improved-pasture-tropical': 'pasture_tropical',
  'native-pasture-grazing': 'pasture_native',
  'native-pasture-rangeland': 'pasture_rangeland',
  'irrigated-pasture': 'pasture_irrigated',
  'storage-land': 'storage_land',
  'timber-conservation': 'timber_land',
  'creek-roads-infrastructure': 'infrastructure_land',
  'lifestyle-near-town': 'other_land',
} as const

function classFigures(paddocks: readonly MadePaddock[]): Figures {
  const found = Map.groupBy(paddocks, ({ landClass }) => landClass)
  const figures: Record<string, number> = {}
  for (const [landClass, ofClass] of found) {
    if (!isClass(landClass)) throw new Error(`The record has no land class ${landClass}.`)
    const name = classes[landClass]
    const owned = ofClass.filter(({ property }) => property.tenure === 'Owned')
    const area = sumOf(ofClass, areaOf)
    figures[`${name}_owned_ha`] = hectares(sumOf(owned, areaOf))
    figures[`${name}_leased_ha`] = hectares(area - sumOf(owned, areaOf))
    figures[`${name}_val`] = sumOf(ofClass, worthOf)
  }
  return figures
}

const isClass = (name: string): name is keyof typeof classes => Object.hasOwn(classes, name)

const unproductive: ReadonlySet<AssetTypeSlug> = new Set<AssetTypeSlug>([
  'timber-and-conservation',
  'infrastructure-and-other',
  'water-storage',
])

const areaOf = ({ area }: MadePaddock): number => area
const worthOf = ({ area, valuePerHectare }: MadePaddock): number =>
  Math.round(area * valuePerHectare)
const hectares = (area: number): number => rounded(area, 2)

function byUse(
  uses: ReadonlyMap<AssetTypeSlug, readonly MadePaddock[]>,
  measure: (paddock: MadePaddock) => number,
): Partial<Record<AssetTypeSlug, number>> {
  return Object.fromEntries([...uses].map(([use, ofUse]) => [use, sumOf(ofUse, measure)]))
}
