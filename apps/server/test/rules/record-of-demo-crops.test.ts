// What flows into the records of all demo farms from their crops is what the cropping summary shows.

import { furrow } from '@furrow/catalogue/furrow'
import { sumOf } from '@furrow/farming/numbers/ratio'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { describe, expect, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import { croppingOf } from '../../src/reports/cropping-summary-report.ts'
import { flowedDemo, sumOfFigures } from './flowed-demo.ts'
import type { FlowedRecord } from './flowed-demo.ts'

const { db, all } = flowedDemo()
const catalogue = furrow()

const cropping = ({ period: { farm_id: farm, period_id: period, today } }: FlowedRecord) =>
  croppingOf({ db, catalogue, viewer: admin(1), todayIn: () => today }, { farm, period })
/** What is no pasture, no fallow, and stands on land for crops. */
const isCrop = ({ crop, ground }: CroppingOfPeriod['crops'][number]) =>
  crop !== null &&
  crop.harvest !== 'none' &&
  ground.fallow === undefined &&
  !(crop.perennial && crop.harvest === 'grazing')

describe('the crops', () => {
  test('earned as much as the cropping summary says', async () => {
    let looked = 0
    for (const told of all) {
      const { incomes } = await cropping(told)
      const earned = sumOf((incomes ?? []).map(({ income }) => income))
      const names = ['dryland_crop_income', 'irrigated_crop_income', 'cane_income', 'hay_income']
      expect(sumOfFigures(told.figures, names)).toBe(earned)
      looked += Number(earned !== null)
    }
    expect(looked).toBeGreaterThan(15)
  })

  test('took the ground, and had the water, that the summary says', async () => {
    let looked = 0
    for (const told of all) {
      const { crops, totals } = await cropping(told)
      const areas = ['dl_area_cropped_ha', 'ir_area_cropped_ha', 'cane_area_ha']
      const onLand = crops.filter(line => isCrop(line) && !isOnPasture(line))
      const whole = sumOf(onLand.map(({ area }) => area)) ?? (crops.length > 0 ? 0 : null)
      expect(sumOfFigures(told.figures, areas)).toBe(whole)
      expect(told.figures['water_used_ml']).toBe(totals.megalitres)
      looked += Number((whole ?? 0) > 0)
    }
    expect(looked).toBeGreaterThan(15)
  })

  test('gave what the groups of the summary gave', async () => {
    let looked = 0
    for (const told of all) {
      const { groups } = await cropping(told)
      for (const [slug, name] of Object.entries({ wheat: 'wheat_yield', cotton: 'cotton_yield' })) {
        const group = groups.crop.find(({ crop }) => crop?.slug === slug)
        expect(told.figures[name] ?? null, name).toBe(group?.yield ?? null)
        looked += Number(group?.yield !== undefined)
      }
      const wheat = groups.crop.find(({ crop }) => crop?.slug === 'wheat')
      expect(told.figures['wue_wheat'] ?? 0).toBeCloseTo(wheat?.water_use ?? 0, 9)
    }
    expect(looked).toBeGreaterThan(10)
  })
})

const isOnPasture = ({ crop, paddock }: CroppingOfPeriod['crops'][number]) =>
  crop?.harvest !== 'grain' &&
  crop?.harvest !== 'lint' &&
  crop?.harvest !== 'cane' &&
  ['Grazing', 'Irrigated Pasture', 'Feedlot'].includes(paddock.asset_type?.name ?? '')
