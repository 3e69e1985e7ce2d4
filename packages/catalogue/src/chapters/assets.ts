// What the farm owns besides land and stock, item by item, and what each is worth in a period.

import {
  depreciationMethods,
  grainStorageTypes,
  improvementTypes,
  waterEntitlementTypes,
} from '../choices.ts'
import { entity } from '../entity.ts'
import {
  choice,
  count,
  date,
  fraction,
  key,
  longText,
  megalitres,
  money,
  number,
  text,
  tonnes,
  typedKey,
  typeOf,
} from '../fields.ts'
import { everyone, farm } from '../owners.ts'
import { hasMany, hasManyAs } from '../relations.ts'
import { listed } from './listed.ts'

const ofFarm = farm({ needs: 'money' })
const item = {
  name: text({ required: true, searchable: true, max: 150 }),
  farm_id: key('farms', { required: true }),
  property_id: key('farm_properties'),
}
const property = { kind: 'belongs to', entity: 'farm_properties', key: 'property_id' } as const
const itemRelations = { property, assets_period: hasManyAs('assets_period', 'asset') }

export const assets = [
  entity('asset_buildings', {
    label: 'Building or improvement',
    plural: 'Buildings and improvements',
    help: 'Houses, sheds, yards, fences and water points.',
    ownedBy: ofFarm,
    fields: { ...item, improvement_type: choice(improvementTypes, { heading: 'Kind' }) },
    relations: itemRelations,
    deletes: ['assets_period'],
  }),
  entity('asset_grain_storage', {
    label: 'Grain storage',
    plural: 'Grain storages',
    help: 'Silos, sheds and bunkers.',
    ownedBy: ofFarm,
    fields: {
      ...item,
      tonnes: tonnes({ label: 'Holds' }),
      storage_type: choice(grainStorageTypes, { heading: 'Kind' }),
    },
    relations: itemRelations,
    deletes: ['assets_period'],
  }),
  entity('asset_plant', {
    label: 'Machine',
    help: 'Plant and machinery.',
    ownedBy: ofFarm,
    fields: {
      ...item,
      plant_category_id: key('plant_categories', { heading: 'Kind' }),
      bought_on: date({ label: 'Bought' }),
      cost: money({ min: 0, help: 'What was paid for it, without GST.' }),
      residual_value: money({ min: 0, help: 'What it should still bring at the end of its life.' }),
      life_years: count({
        unit: 'years',
        min: 1,
        max: 100,
        label: 'Life',
        help: 'Empty: the usual life of its kind.',
      }),
      depreciation_method: choice(depreciationMethods, { label: 'Depreciation' }),
      depreciation_rate: fraction({
        label: 'Rate a year',
        help: 'Of its value at the start, where it is depreciated by diminishing value.',
      }),
    },
    relations: {
      ...itemRelations,
      new_plant_purchases: hasMany('new_plant_purchases', 'asset_plant_id'),
      sold_plant_sales: hasMany('sold_plant_sales', 'asset_plant_id'),
    },
    deletes: ['assets_period'],
  }),
  entity('asset_waters', {
    label: 'Water entitlement',
    help: 'A lasting right to water, or a bore or storage.',
    ownedBy: ofFarm,
    fields: {
      ...item,
      entitlement_type: choice(waterEntitlementTypes, { heading: 'Type' }),
      megalitres: megalitres({
        label: 'Entitlement',
        help: 'The lasting right, whatever this year’s allocation.',
      }),
    },
    relations: { ...itemRelations, water_accounts: hasMany('water_accounts', 'asset_water_id') },
    deletes: ['assets_period', 'water_accounts'],
  }),
  entity('water_accounts', {
    label: 'Water account',
    help: 'What came in and went out of a water licence or storage in a period.',
    ownedBy: ofFarm,
    fields: {
      farm_id: item.farm_id,
      period_id: key('periods', { required: true }),
      asset_water_id: key('asset_waters', { required: true, label: 'Licence or storage' }),
      carried_in: megalitres({
        label: 'Carried in',
        help: 'Carry-over of a licence; what was in a storage at the start.',
      }),
      allocated: megalitres({ help: 'Announced for the licence in this period.' }),
      taken: megalitres({
        label: 'Other water in',
        help: 'Pumped into a storage, harvested, or taken beside the allocation.',
      }),
      bought: megalitres({ label: 'Bought in', help: 'Temporary water.' }),
      sold: megalitres({ help: 'Temporary water.' }),
      used: megalitres({ help: 'That went on to the land, or to stock and house.' }),
      lost: megalitres({ help: 'To evaporation and seepage.' }),
      carried_out: megalitres({
        label: 'Carried out',
        help: 'Carry-over into the next period; what was in a storage at the end.',
      }),
      bought_cost: money({ min: 0, label: 'Paid for water', help: 'Bought in, without GST.' }),
      sold_income: money({ min: 0, label: 'Income from water', help: 'Sold, without GST.' }),
      notes: longText(),
    },
    unique: [['farm_id', 'asset_water_id', 'period_id']],
  }),
  entity('assets_period', {
    label: 'Value of an asset',
    plural: 'Values of assets',
    help: 'What an asset was worth at the end of a period.',
    ownedBy: ofFarm,
    fields: {
      period_id: key('periods', { required: true }),
      asset_type: typeOf(
        ['asset_buildings', 'asset_grain_storage', 'asset_plant', 'asset_waters'],
        { required: true, label: 'Kind of asset' },
      ),
      asset_id: typedKey('asset_type', { required: true }),
      value: money({ min: 0, help: 'Market value, without GST.' }),
      farm_id: item.farm_id,
      units: number({ min: 0, help: 'How many, or how many megalitres.' }),
      name: text({ max: 150 }),
    },
    unique: [['asset_type', 'asset_id', 'period_id']],
  }),
  entity('plant_categories', {
    label: 'Kind of machine',
    plural: 'Kinds of machines',
    help: 'Tractors, headers, sprayers and so on.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 100 }),
      life_years: count({ unit: 'years', max: 100, label: 'Usual life' }),
      ...listed,
    },
    relations: { asset_plant: hasMany('asset_plant', 'plant_category_id') },
    unique: [['name']],
  }),
] as const
