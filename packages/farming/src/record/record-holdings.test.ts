import { expect, it } from 'vitest'
import { holdingFigures } from './record-holdings.ts'
import type { HoldingsOfRecord } from './record-holdings.ts'

const held: HoldingsOfRecord = {
  waters: [
    { entitlement: 'High security', megalitres: 200, value: 1_000_000_00 },
    { entitlement: 'High-reliability water share', megalitres: 50, value: 200_000_00 },
    { entitlement: 'Groundwater', megalitres: 600, value: 900_000_00 },
    { entitlement: 'On-farm storage', megalitres: 1500, value: 400_000_00 },
    { entitlement: 'Delivery share', megalitres: 30, value: 0 },
  ],
  plant: [
    { kind: null, value: 300_000_00 },
    { kind: null, value: 120_000_00 },
  ],
  buildings: [
    { kind: 'House', value: 250_000_00 },
    { kind: 'Fencing', value: 80_000_00 },
  ],
  silos: [{ kind: null, value: 60_000_00 }],
  plantBought: [450_000_00],
  plantSold: [],
}
const figure = (name: string, more: Partial<HoldingsOfRecord> = {}) =>
  holdingFigures[name]?.({ ...held, ...more })

it('water counts by how far it can be relied on; a storage is no entitlement', () => {
  expect(figure('high_security_ml')).toBe(250)
  expect(figure('high_security_val')).toBe(1_200_000_00)
  expect(figure('groundwater_ml')).toBe(600)
  expect(figure('storage_capacity_ml')).toBe(1500)
  expect(figure('owned_water_val')).toBe(2_100_000_00)
  expect(figure('floodplain_ml')).toBeNull()
})

it('machines, buildings and what stands in the open are worth what their rows say', () => {
  expect(figure('owned_plant_val')).toBe(420_000_00)
  expect(figure('owned_buildings_val')).toBe(250_000_00)
  expect(figure('owned_infrastructure_val')).toBe(540_000_00)
  expect(figure('plant_purchase_val')).toBe(450_000_00)
  expect(figure('plant_sale_val')).toBeNull()
})

it('a part of a value is no value', () => {
  const plant = [...held.plant, { kind: null, value: null }]
  expect(figure('owned_plant_val', { plant })).toBeNull()
})
