import { describe, expect, it } from 'vitest'
import { landFigures } from './record-land.ts'
import type { LandOfRecord, PaddockOfRecord } from './record-land.ts'

const paddock = (values: Partial<PaddockOfRecord>): PaddockOfRecord => ({
  area: 100,
  use: 'dryland-cropping',
  irrigation: null,
  property: 1,
  landClass: 'dry_arable',
  hectareValue: 100_00,
  ...values,
})
const properties = [
  { id: 1, titleArea: 2000, heldAs: 'Owned' },
  { id: 2, titleArea: 500, heldAs: 'Leased' },
  { id: 3, titleArea: 300, heldAs: 'Sharefarmed' },
]
/** The five classes of C163, with dollars for a hectare. */
const paddocks = [
  paddock({ area: 820, hectareValue: 7200_00 }),
  paddock({ area: 380, hectareValue: 6100_00, landClass: 'dry_marginal' }),
  paddock({
    area: 300,
    hectareValue: 14_500_00,
    landClass: 'irr_developed_pivot',
    use: 'irrigated-cropping',
    irrigation: 'Pivot',
  }),
  paddock({ area: 420, hectareValue: 4200_00, landClass: 'pasture_native', use: 'grazing' }),
  paddock({
    area: 80,
    hectareValue: 1500_00,
    landClass: 'timber_land',
    use: 'timber-and-conservation',
  }),
]
const farm: LandOfRecord = { paddocks, properties }
const figure = (name: string, land = farm) => landFigures[name]?.(land)
const figures = (names: readonly string[], land = farm) => names.map(name => figure(name, land))

describe('the land of the record', () => {
  it('is worth its hectares at the value of their class (C163)', () => {
    expect(figure('owned_land_val')).toBe(14_456_000_00)
    expect(figure('dry_arable_val')).toBe(5_904_000_00)
    expect(figure('pasture_native_val')).toBe(1_764_000_00)
    expect(figure('leased_land_val')).toBe(0)
  })

  it('is not worth a part of it where one value is not known', () => {
    const [first, ...others] = paddocks
    const land = { properties, paddocks: [{ ...first!, hectareValue: null }, ...others] }
    expect(figures(['owned_land_val', 'dry_arable_val'], land)).toEqual([null, null])
    expect(figure('dry_marginal_val', land)).toBe(2_318_000_00)
  })

  it('counts by how its property is held', () => {
    const rented = [paddock({ property: 2, area: 40 }), paddock({ property: 3, area: 30 })]
    const land = { properties, paddocks: [...paddocks, ...rented] }
    expect(figures(['owned_ha', 'leased_ha', 'sharefarmed_ha', 'agisted_in_ha'], land)).toEqual([
      2000, 40, 30, 0,
    ])
    expect(figures(['dry_arable_owned_ha', 'dry_arable_leased_ha'], land)).toEqual([820, 70])
    expect(figure('leased_land_val', land)).toBe(70 * 100_00)
  })

  it('that others rent is ours, but not run', () => {
    const rented = { id: 4, titleArea: 250, heldAs: 'Leased out' }
    const land = { paddocks, properties: [...properties, rented] }
    expect(figures(['owned_ha', 'leased_out_ha'], land)).toEqual([2250, 250])
  })

  it('is used for crops, for stock or for nothing', () => {
    expect(figures(['arable_ha', 'grazing_ha', 'non_productive_ha'])).toEqual([1500, 420, 80])
    expect(figures(['dl_paddocks_no', 'dl_avg_paddock_ha'])).toEqual([2, 600])
    expect(figures(['ir_paddocks_no', 'ir_avg_paddock_ha'])).toEqual([1, 300])
    expect(figures(['ir_pivot_lateral_ha', 'ir_drip_ha'])).toEqual([300, 0])
    expect(figures(['gz_area_ha', 'gz_paddocks_no'])).toEqual([420, 1])
    expect(figures(['pas_native_ha', 'pas_native_paddocks_no'])).toEqual([420, 1])
    expect(figures(['pas_irrigated_ha'])).toEqual([0])
  })

  it('is not known where nobody said: neither none of it nor a sum', () => {
    const unsaid = paddock({ property: null, use: null, landClass: null })
    const land = { properties, paddocks: [unsaid] }
    const names = [
      'owned_ha',
      'arable_ha',
      'dry_arable_owned_ha',
      'dry_arable_val',
      'dl_paddocks_no',
    ]
    expect(figures(names, land)).toEqual([null, null, null, null, null])
    expect(figures(names, { properties, paddocks: [] })).toEqual([null, null, null, null, null])
    expect(figure('dl_paddocks_no', { properties, paddocks: [unsaid, ...paddocks] })).toBe(2)
    expect(figure('leased_ha', { properties, paddocks: [unsaid, ...paddocks] })).toBeNull()
  })
})
