// What became of the crop: where it lies, what is still to be sold, what was sold and for how much.

import { cropStorageKinds, hayQualityFamilies, unitTypes } from '../choices.ts'
import { entity } from '../entity.ts'
import {
  choice,
  count,
  date,
  fraction,
  key,
  longText,
  money,
  number,
  text,
  tonnes,
} from '../fields.ts'
import { everyone, farm, farmOf } from '../owners.ts'
import { belongsToMany, hasMany, through } from '../relations.ts'
import { listed } from './listed.ts'
import { retiring } from './retiring.ts'

const moneyOfSale = farmOf('crop_sale_actual_id', { needs: 'money' })
const moneyOfPool = farmOf('crop_sale_estimate_pool_id', { needs: 'money' })
const farm_id = key('farms', { required: true })
const seedTonnes = tonnes({ heading: 'Seed' })
const hayBales = count({ heading: 'Hay', unit: 'bales' })
const lintBales = count({ heading: 'Lint', unit: 'bales' })
const quality = { label: 'Quality' } as const
const bale_weight = number({ unit: 't', scale: 4, min: 0.01, max: 1.5 })
const perTonne = { unit: '$/t', min: 0 } as const
const perBale = { unit: '$/bale', min: 0 } as const
const grownIn = { label: 'Enterprise', help: 'Where the crop is grown in two.' } as const
const hoped = { heading: 'Expected price' } as const

export const cropSales = [
  entity('crop_sale_terminals', {
    label: 'Delivery point',
    help: 'Where crops are delivered to: a depot, a mill, a gin, a neighbour.',
    ownedBy: everyone,
    fields: { name: text({ required: true, searchable: true, max: 100 }), ...listed },
    relations: {
      farms: belongsToMany(
        'farms',
        through('crop_sale_terminal_farm', 'crop_sale_terminal_id', 'farm_id'),
      ),
      crop_sale_terminal_farm: hasMany('crop_sale_terminal_farm', 'crop_sale_terminal_id'),
      crop_sale_actuals: hasMany('crop_sale_actuals', 'terminal_id'),
    },
    unique: [['name']],
  }),
  entity('crop_sale_terminal_farm', {
    label: 'Delivery point of a farm',
    plural: 'Delivery points of farms',
    help: 'Says that a farm delivers there.',
    ownedBy: farm(),
    fields: { crop_sale_terminal_id: key('crop_sale_terminals', { required: true }), farm_id },
    unique: [['farm_id', 'crop_sale_terminal_id']],
  }),
  entity('crop_storages', {
    label: 'Storage',
    help: 'Where crop that is not sold yet is held.',
    ownedBy: farm(),
    fields: {
      name: text({ required: true, searchable: true, max: 100 }),
      kind: choice(cropStorageKinds),
      farm_id,
      ...retiring,
    },
    relations: {
      farms: belongsToMany('farms', through('crop_storage_farm', 'crop_storage_id', 'farm_id')),
      crop_storage_farm: hasMany('crop_storage_farm', 'crop_storage_id'),
      crop_sale_estimate_pools: hasMany('crop_sale_estimate_pools', 'crop_storage_id'),
    },
    deletes: ['crop_storage_farm'],
  }),
  entity('crop_storage_farm', {
    label: 'Storage of a farm',
    plural: 'Storages of farms',
    help: 'Says that a farm uses a storage.',
    ownedBy: farm(),
    fields: { crop_storage_id: key('crop_storages', { required: true }), farm_id },
    unique: [['farm_id', 'crop_storage_id']],
  }),
  entity('crop_sale_actuals', {
    label: 'Crop sale',
    help: 'A sale of grain, hay or lint.',
    ownedBy: farmOf('crop_type_farm_period_id', { needs: 'money' }),
    fields: {
      terminal_id: key('crop_sale_terminals', { label: 'Delivered to' }),
      date: date({ heading: 'Date' }),
      crop_type_farm_period_id: key('crop_type_farm_periods', { required: true }),
      enterprise_id: key('crop_collection_enterprises', grownIn),
      farm_id,
    },
    relations: {
      grain_sale_actuals: hasMany('grain_sale_actuals', 'crop_sale_actual_id'),
      hay_sale_actuals: hasMany('hay_sale_actuals', 'crop_sale_actual_id'),
      lint_sale_actuals: hasMany('lint_sale_actuals', 'cropSaleActualId'),
    },
    deletes: ['grain_sale_actuals', 'hay_sale_actuals', 'lint_sale_actuals'],
  }),
  entity('crop_sale_estimate_pools', {
    label: 'Unsold crop',
    help: 'Crop of one kind in one storage, still to be sold.',
    ownedBy: farmOf('crop_type_farm_period_id', { needs: 'money' }),
    fields: {
      crop_storage_id: key('crop_storages', { label: 'Held in' }),
      crop_type_farm_period_id: key('crop_type_farm_periods', { required: true }),
      enterprise_id: key('crop_collection_enterprises', grownIn),
      farm_id,
    },
    relations: {
      estimates: hasMany('crop_sale_estimates', 'crop_sale_estimate_pool_id'),
      grain_sale_estimates: hasMany('grain_sale_estimates', 'crop_sale_estimate_pool_id'),
      hay_sale_estimates: hasMany('hay_sale_estimates', 'crop_sale_estimate_pool_id'),
      lint_sale_estimates: hasMany('lint_sale_estimates', 'cropSaleEstimatePoolId'),
    },
    deletes: ['estimates', 'grain_sale_estimates', 'hay_sale_estimates', 'lint_sale_estimates'],
  }),
  entity('crop_sale_estimates', {
    label: 'Estimate',
    help: 'The expected price of part of an unsold crop.',
    ownedBy: moneyOfPool,
    fields: {
      crop_sale_estimate_pool_id: key('crop_sale_estimate_pools', { required: true }),
      crop_type_quality_id: key('crop_type_qualities'),
      units: number({ min: 0 }),
      unit_type: choice(unitTypes),
      unit_cost: money({ min: 0, help: 'For one unit.' }),
      farm_id,
    },
  }),
  entity('crop_rctis', {
    label: 'Buyer’s invoice (RCTI)',
    plural: 'Buyer’s invoices (RCTI)',
    help: 'A tax invoice that the buyer wrote (RCTI).',
    ownedBy: farm({ needs: 'money' }),
    fields: {
      rcti_id: text({
        required: true,
        searchable: true,
        max: 100,
        label: 'Invoice number',
        help: 'As the buyer wrote it.',
      }),
      notes: longText(),
      file_id: key('files'),
      farm_id,
      period_id: key('periods', { required: true }),
    },
    relations: { grain_sale_actuals: hasMany('grain_sale_actuals', 'crop_rcti_id') },
  }),
  entity('grain_sale_actuals', {
    label: 'Grain sold',
    plural: 'Grain sold',
    help: 'Tonnes and income of a grain sale, by quality.',
    ownedBy: moneyOfSale,
    fields: {
      crop_sale_actual_id: key('crop_sale_actuals', { required: true }),
      tonnes: tonnes({ heading: 'Weight', help: 'As weighed in.' }),
      protein: fraction({ max: 0.5, help: 'Of this load or grade.' }),
      income: money({ min: 0, help: 'Before levies and freight, without GST.' }),
      crop_type_quality_id: key('crop_type_qualities', quality),
      crop_rcti_id: key('crop_rctis', { label: 'Buyer’s invoice (RCTI)' }),
      grain_sale_estimates_id: key('grain_sale_estimates', { label: 'Estimate it came from' }),
      farm_id,
    },
  }),
  entity('grain_sale_estimates', {
    label: 'Grain estimate',
    help: 'Unsold grain and its expected price.',
    ownedBy: moneyOfPool,
    fields: {
      crop_sale_estimate_pool_id: key('crop_sale_estimate_pools', { required: true }),
      tonnes: tonnes({ heading: 'Weight' }),
      price: money({ ...perTonne, ...hoped }),
      crop_type_quality_id: key('crop_type_qualities', quality),
      farm_id,
    },
    relations: { grain_sale_actuals: hasMany('grain_sale_actuals', 'grain_sale_estimates_id') },
  }),
  entity('crop_type_qualities', {
    label: 'Crop quality',
    plural: 'Crop qualities',
    help: 'A grade that a crop is sold as.',
    ownedBy: everyone,
    fields: {
      quality: text({ required: true, searchable: true, max: 60 }),
      crop_type_id: key('crop_types', { help: 'Empty for a quality that any crop may have.' }),
      ...listed,
    },
  }),
  entity('hay_sale_qualities', {
    label: 'Hay quality',
    plural: 'Hay qualities',
    help: 'A grade that hay is sold as.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 60 }),
      family: choice(hayQualityFamilies),
      ...listed,
    },
    relations: { hay_sale_actuals: hasMany('hay_sale_actuals', 'hay_sale_quality_id') },
    unique: [['name']],
  }),
  entity('hay_sale_actuals', {
    label: 'Hay sold',
    plural: 'Hay sold',
    help: 'Bales and income of a hay sale.',
    ownedBy: moneyOfSale,
    fields: {
      bales: hayBales,
      crop_sale_actual_id: key('crop_sale_actuals', { required: true }),
      bale_weight,
      income: money({ min: 0 }),
      hay_sale_quality_id: key('hay_sale_qualities', quality),
      hay_sale_estimates_id: key('hay_sale_estimates', { label: 'Estimate it came from' }),
      farm_id,
    },
  }),
  entity('hay_sale_estimates', {
    label: 'Hay estimate',
    help: 'Unsold hay and its expected price.',
    ownedBy: moneyOfPool,
    fields: {
      crop_sale_estimate_pool_id: key('crop_sale_estimate_pools', { required: true }),
      bales: hayBales,
      bale_weight,
      price: money({ ...perTonne, ...hoped }),
      crop_type_quality_id: key('crop_type_qualities', quality),
      farm_id,
    },
    relations: { hay_sale_actuals: hasMany('hay_sale_actuals', 'hay_sale_estimates_id') },
  }),
  entity('lint_sale_actuals', {
    label: 'Cotton sold',
    plural: 'Cotton sold',
    help: 'Bales, seed and income of a cotton sale.',
    ownedBy: farmOf('cropSaleActualId', { needs: 'money' }),
    fields: {
      cropSaleActualId: key('crop_sale_actuals', { required: true, label: 'Crop sale' }),
      bales: lintBales,
      seedTonnes,
      lintIncome: money({ min: 0, help: 'At the base grade: before premium and discount.' }),
      seedIncome: money({ min: 0 }),
      premium: money({ ...perBale, help: 'Above the base grade, for each bale.' }),
      discount: money({ ...perBale, help: 'Below the base grade, for each bale.' }),
      lintSaleEstimatesId: key('lint_sale_estimates', { label: 'Estimate it came from' }),
      farm_id,
    },
  }),
  entity('lint_sale_estimates', {
    label: 'Cotton estimate',
    help: 'Unsold cotton and its expected price.',
    ownedBy: farmOf('cropSaleEstimatePoolId', { needs: 'money' }),
    fields: {
      cropSaleEstimatePoolId: key('crop_sale_estimate_pools', {
        required: true,
        label: 'Unsold crop',
      }),
      bales: lintBales,
      seedTonnes,
      balePrice: money({ ...perBale, ...hoped }),
      seedPrice: money({ ...perTonne, heading: 'Expected price of seed' }),
      farm_id,
    },
    relations: { lint_sale_actuals: hasMany('lint_sale_actuals', 'lintSaleEstimatesId') },
  }),
] as const
