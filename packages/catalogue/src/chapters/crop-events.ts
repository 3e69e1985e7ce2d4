// What is done to a crop, from sowing to the last load.

import { entity } from '../entity.ts'
import {
  count,
  date,
  flag,
  fraction,
  hectares,
  key,
  longText,
  megalitres,
  number,
  text,
  tonnes,
} from '../fields.ts'
import { everyone, farmOf } from '../owners.ts'
import { belongsToMany, hasMany, through } from '../relations.ts'
import { listed } from './listed.ts'

const ofCollection = farmOf('crop_collection_id')
const where = {
  crop_collection_id: key('crop_collections', { required: true }),
  farm_id: key('farms', { required: true }),
  period_id: key('periods', { required: true }),
}
const weighed = { unit: 'kg', scale: 2, min: 0, help: 'All animals together.' } as const
const mirrored = { help: 'The same day as the particular date; either may be written.' }

export const cropEvents = [
  entity('sowing_collection_events', {
    label: 'Sowing',
    help: 'Seed put in the ground.',
    ownedBy: ofCollection,
    fields: {
      ...where,
      variety_id: key('varieties'),
      secondary_variety_id: key('varieties', {
        heading: 'Second variety',
        help: 'A second variety in the same paddock.',
      }),
      sowing_area: hectares({ label: 'Area sown', help: 'Of this paddock; no more than it has.' }),
      sowing_date: date({ label: 'Sown on', heading: 'Sown', help: 'The day it was begun.' }),
      sowing_rate: number({
        heading: 'Sow rate',
        unit: 'kg/ha',
        scale: 2,
        min: 0,
        max: 20_000,
        help: 'Seed, or cane billets, per hectare.',
      }),
      row_spacing: number({
        unit: 'm',
        scale: 3,
        min: 0,
        max: 20,
        help: 'Between rows; for skip rows, on average.',
      }),
      date: date(mirrored),
    },
  }),
  entity('irrigation_collection_events', {
    label: 'Irrigation',
    help: 'Water put on a crop.',
    ownedBy: ofCollection,
    fields: {
      ...where,
      irrigation_date: date({
        label: 'Watered on',
        heading: 'Watered',
        help: 'The day it was begun.',
      }),
      total_ml_applied: megalitres({
        label: 'Water applied',
        heading: 'Water',
        help: 'On the whole crop of this paddock.',
      }),
    },
  }),
  entity('fertiliser_collection_events', {
    label: 'Fertiliser',
    plural: 'Fertiliser applications',
    help: 'Fertiliser put on, before or in the crop.',
    ownedBy: ofCollection,
    fields: {
      ...where,
      application_date: date({
        label: 'Put on, day',
        heading: 'Put on',
        help: 'The day it was put on.',
      }),
      pre_applied: flag({
        default: false,
        required: true,
        label: 'Put on before sowing',
        heading: 'Before sowing',
        help: 'In the fallow, before there was a crop.',
      }),
      fertiliser_product_id: key('fertiliser_products', { heading: 'Product' }),
    },
    relations: {
      fertiliser_chemical_applications: hasMany(
        'fertiliser_chemical_applications',
        'fertiliser_collection_event_id',
      ),
    },
    deletes: ['fertiliser_chemical_applications'],
  }),
  entity('fertiliser_chemical_applications', {
    label: 'Nutrient applied',
    plural: 'Nutrients applied',
    help: 'How much of one element a fertiliser application brought.',
    ownedBy: farmOf('fertiliser_collection_event_id'),
    fields: {
      fertiliser_collection_event_id: key('fertiliser_collection_events', { required: true }),
      chemical_element_id: key('chemical_elements', { required: true }),
      unit_ha: number({
        unit: 'kg/ha',
        scale: 4,
        min: 0,
        label: 'Rate',
        help: 'Kilograms of the element per hectare.',
      }),
      farm_id: key('farms', { required: true }),
    },
    unique: [['fertiliser_collection_event_id', 'chemical_element_id']],
  }),
  entity('chemical_elements', {
    label: 'Element',
    help: 'A plant nutrient, always as the element and never as its oxide.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 60 }),
      symbol: text({ max: 4 }),
      ...listed,
    },
    relations: {
      chem_element_fert_products: hasMany('chem_element_fert_products', 'chemical_element_id'),
      fertiliser_products: belongsToMany(
        'fertiliser_products',
        through('chem_element_fert_products', 'chemical_element_id', 'fertiliser_product_id'),
      ),
      fertiliser_chemical_applications: hasMany(
        'fertiliser_chemical_applications',
        'chemical_element_id',
      ),
    },
    unique: [['name']],
  }),
  entity('fertiliser_products', {
    label: 'Fertiliser product',
    help: 'A fertiliser with its analysis.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 100 }),
      form: text({ max: 60 }),
      density: number({ unit: 'kg/L', scale: 3, min: 0, max: 5, help: 'Of a liquid.' }),
      ...listed,
    },
    relations: {
      chem_element_fert_products: hasMany('chem_element_fert_products', 'fertiliser_product_id'),
      chemical_elements: belongsToMany(
        'chemical_elements',
        through('chem_element_fert_products', 'fertiliser_product_id', 'chemical_element_id'),
      ),
      fertiliser_collection_events: hasMany(
        'fertiliser_collection_events',
        'fertiliser_product_id',
      ),
    },
    deletes: ['chem_element_fert_products'],
    unique: [['name']],
  }),
  entity('chem_element_fert_products', {
    label: 'Element of a product',
    plural: 'Elements of products',
    help: 'The share of an element in a fertiliser, by weight.',
    ownedBy: everyone,
    fields: {
      percentage: fraction({ required: true, max: 0.9, help: 'By weight.' }),
      chemical_element_id: key('chemical_elements', { required: true }),
      fertiliser_product_id: key('fertiliser_products', { required: true }),
      ...listed,
    },
    unique: [['fertiliser_product_id', 'chemical_element_id']],
  }),
  entity('fallow_collection_events', {
    label: 'Fallow',
    help: 'Ground kept fallow to store water.',
    ownedBy: ofCollection,
    fields: {
      crop_collection_id: where.crop_collection_id,
      area: hectares(),
      farm_id: where.farm_id,
    },
  }),
  entity('hay_collection_events', {
    label: 'Hay cut',
    help: 'A crop cut for hay or silage.',
    ownedBy: ofCollection,
    fields: {
      ...where,
      cut_date: date({ label: 'Cut on', heading: 'Cut', help: 'The day it was cut.' }),
      date: date(mirrored),
      cut_area: hectares({ label: 'Area cut', help: 'In this cut alone.' }),
      hay_tonnes: tonnes({ label: 'Hay', help: 'All that this cut gave.' }),
    },
  }),
  entity('grain_collection_events', {
    label: 'Grain harvest',
    help: 'Grain harvested.',
    ownedBy: ofCollection,
    fields: {
      ...where,
      harvested_area: hectares({ label: 'Area harvested', help: 'What the header went over.' }),
      harvested_date: date({ label: 'Harvested on', heading: 'Harvested' }),
      date: date(mirrored),
      grain_tonnes: tonnes({ label: 'Grain', help: 'All that was harvested from that area.' }),
      protein: fraction({ max: 0.5, help: 'Of all loads together, as they were weighed in.' }),
    },
  }),
  entity('lint_collection_events', {
    label: 'Cotton picking',
    help: 'Cotton picked and ginned.',
    ownedBy: ofCollection,
    fields: {
      ...where,
      harvested_area: hectares({ label: 'Area picked' }),
      harvested_date: date({ label: 'Picked on', heading: 'Picked' }),
      lint_bales: count({ unit: 'bales', label: 'Lint', help: 'Bales of 227 kg, from the gin.' }),
      seed_tonnes: tonnes({ label: 'Seed', help: 'Cottonseed, from the gin.' }),
      seed_cotton_tonnes: tonnes({
        label: 'Seed cotton',
        help: 'What the picker took off, before ginning: lint, seed and trash.',
      }),
      gin: text({ max: 100, help: 'Where it was ginned.' }),
      fibre_grade: text({
        max: 40,
        label: 'Fibre grade',
        help: 'As most of it was classed: colour, leaf and staple.',
      }),
      date: date(mirrored),
    },
  }),
  entity('cane_collection_events', {
    label: 'Cane harvest',
    help: 'Cane cut for the mill or for planting.',
    ownedBy: ofCollection,
    fields: {
      ...where,
      area: hectares({ label: 'Area cut' }),
      date: date({ heading: 'Cut' }),
      biomass_tonnes: tonnes({
        label: 'Cane',
        help: 'Crushed by the mill, without billets for planting.',
      }),
      ccs_tonnes: tonnes({ label: 'Sugar', help: 'Tonnes of sugar, not the CCS percentage.' }),
      billets_tonnes: tonnes({ label: 'Billets', help: 'Cut for planting, not crushed.' }),
      burn_status_id: key('cane_collection_burn_status', { heading: 'Burn' }),
    },
  }),
  entity('cane_collection_burn_status', {
    label: 'Burn status',
    plural: 'Burn statuses',
    help: 'Whether cane was cut green or burnt.',
    ownedBy: everyone,
    fields: { status: text({ required: true, max: 60 }), ...listed },
    relations: { cane_collection_events: hasMany('cane_collection_events', 'burn_status_id') },
    unique: [['status']],
  }),
  entity('grazing_collection_events', {
    label: 'Grazing',
    help: 'Stock put on a crop or pasture.',
    ownedBy: ofCollection,
    fields: {
      crop_collection_id: where.crop_collection_id,
      grazing_area: hectares({ label: 'Area grazed', help: 'What the stock could get at.' }),
      grazing_start_date: date({ label: 'Stock on', help: 'The day they went on.' }),
      grazing_end_date: date({ label: 'Stock off', help: 'The day they were taken out.' }),
      total_weight_on: number({ heading: 'Weight on', ...weighed }),
      total_weight_off: number({ heading: 'Weight off', ...weighed }),
      number_of_stock: count({ heading: 'Stock', unit: 'head', help: 'How many went on.' }),
      notes: longText(),
      livestock_class_id: key('livestock_classes'),
      grazing_collection_type_id: key('grazing_collection_types', { label: 'Way of grazing' }),
      farm_id: where.farm_id,
    },
  }),
  entity('grazing_collection_types', {
    label: 'Way of grazing',
    plural: 'Ways of grazing',
    help: 'Grain and graze, stubble, strip grazing and so on.',
    ownedBy: everyone,
    fields: { name: text({ required: true, max: 100 }), ...listed },
    relations: {
      grazing_collection_events: hasMany('grazing_collection_events', 'grazing_collection_type_id'),
    },
    unique: [['name']],
  }),
  entity('custom_termination_events', {
    label: 'Other ending of a crop',
    plural: 'Other endings of crops',
    help: 'A crop that failed, was grazed out, ploughed in or sprayed out.',
    ownedBy: ofCollection,
    fields: {
      ...where,
      crop_termination_type_id: key('crop_termination_types', { required: true, label: 'Reason' }),
      date: date({ required: true, heading: 'Date' }),
      notes: longText(),
    },
  }),
] as const
