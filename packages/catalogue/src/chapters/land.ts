// The ground itself: paddocks with their history, rain, and what land is worth.

import { irrigationTypes, soilTypes } from '../choices.ts'
import { entity } from '../entity.ts'
import {
  choice,
  count,
  date,
  flag,
  fraction,
  hectares,
  key,
  list,
  money,
  number,
  text,
} from '../fields.ts'
import { everyone, farm, farmOf } from '../owners.ts'
import { belongsToMany, hasMany, hasManyAs, seesMany, through } from '../relations.ts'
import { listed } from './listed.ts'
import { retiring } from './retiring.ts'

export const land = [
  entity('paddocks', {
    label: 'Paddock',
    help: 'The smallest piece of land managed as one, as it is in one period.',
    ownedBy: farm(),
    fields: {
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { required: true }),
      name: text({ required: true, searchable: true, max: 60, heading: 'Paddock' }),
      area: hectares({ max: 60_000, help: 'Farmed area, without lanes and timber.' }),
      asset_type_id: key('asset_types', { label: 'Used for' }),
      rain_gauge_id: key('rain_gauges', { help: 'The gauge whose rain counts here.' }),
      property_id: key('farm_properties'),
      soil_type: choice(soilTypes, { label: 'Soil', help: 'The soil that most of it has.' }),
      irrigation_type: choice(irrigationTypes, {
        label: 'Irrigation',
        help: 'How water is brought on; empty for dryland.',
      }),
      sharefarm_percentage: fraction({
        label: 'Our share',
        help: 'The farm’s share of the crop: 100% where no one else has a share.',
      }),
      primary_parent_paddock_id: key('paddocks', {
        label: 'Main previous paddock',
        help: 'Of the paddocks this ground was before, the one whose history is shown first.',
      }),
      fallow_efficiency: fraction({ help: 'The share of fallow rain that the soil keeps.' }),
      ancestorIds: list({
        computed: true,
        readOnly: true,
        label: 'Earlier paddocks',
        help: 'Every record of this ground in earlier periods.',
      }),
      water_holding: number({
        unit: 'mm',
        scale: 2,
        min: 0,
        max: 1000,
        help: 'The most water that the soil can hold for a crop.',
      }),
      valuation_category_id: key('valuation_categories', { label: 'Land class' }),
      retired: flag({
        default: false,
        required: true,
        help: 'Not carried into the next period. What is recorded stays.',
      }),
    },
    relations: {
      property: { kind: 'belongs to', entity: 'farm_properties', key: 'property_id' },
      primary_parent: {
        kind: 'belongs to',
        entity: 'paddocks',
        key: 'primary_parent_paddock_id',
      },
      crop_collections: hasMany('crop_collections', 'paddock_id'),
      prior_paddocks: belongsToMany(
        'paddocks',
        through('paddock_prior_paddocks', 'parent_paddock_id', 'prior_paddock_id'),
      ),
      parent_paddocks: belongsToMany(
        'paddocks',
        through('paddock_prior_paddocks', 'prior_paddock_id', 'parent_paddock_id'),
      ),
      prior_links: hasMany('paddock_prior_paddocks', 'parent_paddock_id'),
      parent_links: hasMany('paddock_prior_paddocks', 'prior_paddock_id'),
      adjacent_paddocks: hasMany('adjacent_paddocks', 'paddock_id'),
      ancestors: seesMany(
        'paddocks',
        through('adjacent_paddocks', 'paddock_id', 'prior_paddock_id'),
      ),
      crop_termination_event_dates: hasMany('crop_termination_event_dates', 'paddock_id'),
      boundaries: hasManyAs('geolocations', 'geolocatable'),
    },
    unique: [['farm_id', 'period_id', 'name']],
    deletes: ['crop_collections', 'prior_links', 'parent_links', 'boundaries'],
  }),
  entity('paddock_prior_paddocks', {
    label: 'Link to a previous paddock',
    plural: 'Links to previous paddocks',
    help: 'Says which paddock of an earlier period this ground was.',
    ownedBy: farmOf('parent_paddock_id'),
    fields: {
      parent_paddock_id: key('paddocks', { required: true, label: 'Paddock' }),
      prior_paddock_id: key('paddocks', { required: true, label: 'Previous paddock' }),
      is_primary: flag({ default: false, required: true, label: 'Main previous paddock' }),
      farm_id: key('farms', { required: true }),
    },
    unique: [['parent_paddock_id', 'prior_paddock_id']],
  }),
  entity('adjacent_paddocks', {
    label: 'Step in a paddock’s history',
    plural: 'Steps in the history of paddocks',
    help: 'Every link on the way back from a paddock through all earlier periods.',
    ownedBy: farm({ write: 'nobody' }),
    derived: true,
    fields: {
      name: text({ help: 'The name of the earlier paddock.' }),
      path: list({ help: 'From this paddock, over the later one, to the earlier one, by number.' }),
      paddock_id: key('paddocks', { required: true }),
      parent_paddock_id: key('paddocks', { required: true, label: 'Later paddock' }),
      prior_paddock_id: key('paddocks', { required: true, label: 'Earlier paddock' }),
      is_primary: flag({ required: true, label: 'Main line' }),
      ancestors_and_self: list({ help: 'The paddock itself and all earlier ones, by number.' }),
      farm_id: key('farms', { required: true }),
    },
  }),
  entity('asset_types', {
    label: 'Land use',
    help: 'Broad use of land or stock, such as dryland cropping or grazing.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 100 }),
      color: text({ required: true, max: 9, label: 'Colour' }),
      ...listed,
    },
    relations: {
      paddocks: hasMany('paddocks', 'asset_type_id'),
      valuation_categories: hasMany('valuation_categories', 'asset_type_id'),
      livestock_enterprises: hasMany('livestock_enterprises', 'asset_type_id'),
      crop_collection_enterprises: hasMany('crop_collection_enterprises', 'asset_type_id'),
    },
    unique: [['name']],
  }),
  entity('rain_gauges', {
    label: 'Rain gauge',
    help: 'A place where rain is measured.',
    ownedBy: farm(),
    fields: {
      name: text({ required: true, searchable: true, max: 100 }),
      is_main: flag({
        default: false,
        required: true,
        label: 'Main gauge',
        help: 'Counts for paddocks that name no gauge and have none nearby.',
      }),
      farm_id: key('farms', { required: true }),
      ...retiring,
    },
    relations: {
      rainfalls: hasMany('rainfalls', 'rain_gauge_id'),
      paddocks: hasMany('paddocks', 'rain_gauge_id'),
      gps_locations: hasManyAs('geolocations', 'geolocatable'),
    },
    deletes: ['rainfalls', 'gps_locations'],
  }),
  entity('rainfalls', {
    label: 'Rain reading',
    help: 'Rain read from a gauge at 9 in the morning.',
    ownedBy: farmOf('rain_gauge_id', { period: 'by day' }),
    fields: {
      total_mm: number({
        required: true,
        unit: 'mm',
        scale: 2,
        min: 0,
        max: 20_000,
        label: 'Rain',
        help: 'Nothing recorded is not the same as 0: 0 is a dry day.',
      }),
      rain_gauge_id: key('rain_gauges', { required: true }),
      date: date({ required: true }),
      days: count({
        default: 1,
        required: true,
        min: 1,
        max: 366,
        help: 'More than 1 where rain of several days was read at once.',
      }),
      imported: flag({
        default: false,
        required: true,
        help: 'It was imported from a file, not read from the gauge by the farm.',
      }),
      farm_id: key('farms', { required: true }),
    },
    unique: [['rain_gauge_id', 'date']],
  }),
  entity('valuation_categories', {
    label: 'Land class',
    plural: 'Land classes',
    help: 'A class of land with one value per hectare for each property and period.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 100 }),
      asset_type_id: key('asset_types'),
      valuation_usage_id: key('valuation_usages'),
      valuation_coll_sheet_map_id: key('valuation_coll_sheet_maps'),
      value_index: number({
        scale: 2,
        min: 0,
        label: 'Relative value',
        help: 'A guide: good dryland is 100.',
      }),
      ...listed,
    },
    relations: {
      sheet_map: {
        kind: 'belongs to',
        entity: 'valuation_coll_sheet_maps',
        key: 'valuation_coll_sheet_map_id',
      },
      paddocks: hasMany('paddocks', 'valuation_category_id'),
      property_paddock_valuations: hasMany('property_paddock_valuations', 'valuation_category_id'),
    },
    unique: [['name']],
  }),
  entity('valuation_usages', {
    label: 'Use of a value',
    plural: 'Uses of values',
    help: 'Which part of the balance sheet a land class belongs to.',
    ownedBy: everyone,
    fields: { name: text({ required: true, max: 100 }), ...listed },
    relations: { valuation_categories: hasMany('valuation_categories', 'valuation_usage_id') },
    unique: [['name']],
  }),
  entity('valuation_coll_sheet_maps', {
    label: 'Line of the financial record',
    plural: 'Lines of the financial record',
    help: 'The figure of the financial record that a land class adds to.',
    ownedBy: everyone,
    fields: { name: text({ required: true, max: 100 }), ...listed },
    relations: {
      valuation_categories: hasMany('valuation_categories', 'valuation_coll_sheet_map_id'),
    },
    unique: [['name']],
  }),
  entity('property_paddock_valuations', {
    label: 'Land value',
    help: 'What a hectare of a land class is worth on a property in a period, without water.',
    ownedBy: farm({ needs: 'money' }),
    fields: {
      valuation_category_id: key('valuation_categories', { required: true }),
      farm_property_id: key('farm_properties', { required: true, label: 'Property' }),
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { required: true }),
      val_per_hectare: money({
        unit: '$/ha',
        min: 0,
        label: 'Value per hectare',
        heading: 'Value',
        help: 'Market value at the end of the period.',
      }),
    },
    unique: [['farm_property_id', 'period_id', 'valuation_category_id']],
  }),
] as const
