// What a started period takes over of stock.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askingFurrow } from './asking.ts'
import type { Asker } from './asking.ts'
import { farmToCarry } from './farm-to-carry.ts'
import type { FarmToCarry } from './farm-to-carry.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
let asker: Asker
let farm: FarmToCarry
let farms = 0
beforeAll(async () => {
  asker = await askingFurrow(db)
})
beforeEach(async () => {
  farms += 1
  farm = await farmToCarry(db, asker, `Stock${farms}`)
})
afterAll(() => asker.close())

test('opens the stock on the first day with what was counted on the last', async () => {
  await farm.start({ opening_stock: true })
  const [line, ...more] = await farm.rows('livestock_ledgers', farm.into)
  expect(more).toEqual([])
  expect(line).toMatchObject({
    livestock_class_id: farm.ewes,
    livestock_enterprise_id: farm.enterprise,
    number: 85,
    weight: 55.5,
    entry_date: '2023-07-01',
    class_groups: [{ group: 'Old', number: 85, weight: 55.5 }],
  })
  expect(await farm.rows('livestock_opening_events', farm.into)).toMatchObject([
    { livestock_ledger_id: line?.id },
  ])
  // The enterprise comes along, for stock is nowhere without it.
  expect(await farm.rows('farm_livestock_enterprise_periods', farm.into)).toHaveLength(1)
})

test('carries on what the farm reckons with, money only for those who see it', async () => {
  const of = {
    farm_id: farm.farm,
    period_id: farm.from,
    livestock_enterprise_id: farm.enterprise,
  }
  await farm.add('livestock_enterprise_settings', {
    ...of,
    rating_variant: 'Crossbred',
    grazed_hectares: 420,
  })
  const ewes = { ...of, livestock_class_id: farm.ewes }
  await farm.add('livestock_enterprise_classes', { ...ewes, standard_value: 15_000 })
  const [count] = await farm.rows('livestock_closing_events', farm.from)
  const path = `livestock_closing_events/${count?.id}`
  await farm.by(farm.people.office, 'PATCH', path, { value_per_head: 16_000 })
  const kinds = { enterprises: true, opening_stock: true }
  const standing = async () => ({
    settings: await farm.rows('livestock_enterprise_settings', farm.into),
    classes: await farm.rows('livestock_enterprise_classes', farm.into),
    openings: await farm.rows('livestock_opening_events', farm.into),
  })
  await farm.start({})
  const { id } = await farm.start(kinds, farm.people.worker)
  expect(await standing()).toMatchObject({
    settings: [{ rating_variant: 'Crossbred', grazed_hectares: 420 }],
    classes: [{ livestock_class_id: farm.ewes, standard_value: null }],
    openings: [{ value_per_head: null }],
  })
  await farm.undo(id, farm.people.worker)
  expect(await standing()).toEqual({ settings: [], classes: [], openings: [] })
  await farm.start(kinds)
  expect(await standing()).toMatchObject({
    settings: [{ rating_variant: 'Crossbred', grazed_hectares: 420 }],
    classes: [{ livestock_class_id: farm.ewes, standard_value: 15_000 }],
    openings: [{ value_per_head: 16_000 }],
  })
})

test('a class of stock that was counted twice is left for the farm to mend', async () => {
  // As it may stand from before the second was refused (E-LIV-4).
  await sql`
    insert into livestock_closing_events
      (farm_id, period_id, livestock_class_id, livestock_enterprise_id, number)
    values (${farm.farm}, ${farm.from}, ${farm.ewes}, ${farm.enterprise}, 3)`.execute(db)
  const told = await farm.preview()
  expect(told.kinds.find(({ kind }) => kind === 'opening_stock')).toMatchObject({
    to_make: 0,
    notes: ['1 class of livestock has more than one closing number in 2022-23: fix that first.'],
  })
})
