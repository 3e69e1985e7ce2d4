// What stock is kept for: species and their classes, purposes, feed ratings, and the enterprises that farms run.

import { saleUnits } from '../choices.ts'
import { entity } from '../entity.ts'
import { choice, flag, fraction, hectares, key, money, number, object, text } from '../fields.ts'
import { everyone, everyoneProposes, farm } from '../owners.ts'
import { belongsToMany, hasMany, through } from '../relations.ts'
import { listed } from './listed.ts'
import { retiring } from './retiring.ts'

const where = {
  farm_id: key('farms', { required: true }),
  period_id: key('periods', { required: true }),
}

export const stockEnterprises = [
  entity('livestock_species_types', {
    label: 'Species',
    plural: 'Species',
    help: 'Sheep, cattle, goats and so on.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, max: 60 }),
      shown_first: flag({ default: false, required: true, label: 'Shown without asking' }),
      ...listed,
    },
    relations: {
      livestock_classes: hasMany('livestock_classes', 'species_type_id'),
      livestock_purposes: hasMany('livestock_purposes', 'livestock_species_type_id'),
      livestock_enterprises: hasMany('livestock_enterprises', 'species_id'),
    },
    unique: [['name']],
  }),
  entity('livestock_classes', {
    label: 'Stock class',
    plural: 'Stock classes',
    help: 'Sex and age group: ewes, wether hoggets, weaner steers.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 100 }),
      species_type_id: key('livestock_species_types', { required: true }),
      breeding: flag({ default: false, required: true, help: 'Females that may be joined.' }),
      unweaned: flag({ default: false, required: true, help: 'Still with their mothers.' }),
      ...listed,
    },
    relations: {
      livestock_ledgers: hasMany('livestock_ledgers', 'livestock_class_id'),
      stock_ratings: hasMany('stock_ratings', 'livestock_class_id'),
    },
    unique: [['species_type_id', 'name']],
  }),
  entity('stock_ratings', {
    label: 'Feed rating',
    help: 'How many dry sheep or adult cattle one animal of a class eats as much as.',
    ownedBy: everyone,
    fields: {
      livestock_class_id: key('livestock_classes', { required: true }),
      rating_set: text({ required: true, max: 100, help: 'Ratings of two sets are never mixed.' }),
      variant: text({ max: 100, help: 'Such as Merino, crossbred, northern.' }),
      dse: number({
        required: true,
        unit: 'DSE',
        scale: 3,
        min: 0,
        max: 100,
        label: 'Dry sheep equivalents',
      }),
      ae: number({ unit: 'AE', scale: 3, min: 0, max: 20, label: 'Adult equivalents' }),
      used_first: flag({
        default: true,
        required: true,
        help: 'Used unless a farm chooses another.',
      }),
      note: text(),
      ...listed,
    },
    unique: [['livestock_class_id', 'rating_set', 'variant']],
  }),
  entity('livestock_purposes', {
    label: 'Purpose',
    help: 'Why stock is kept: wool, prime lamb, breeding, trading.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 100 }),
      livestock_species_type_id: key('livestock_species_types', { required: true }),
      breeds: flag({
        default: true,
        required: true,
        help: 'Females are joined. Where they are not, nothing is asked about breeding.',
      }),
      rating_variant: text({
        max: 100,
        label: 'Variant of feed ratings',
        help: 'The one that fits its stock, such as Crossbred. Empty: the ratings used first.',
      }),
      ...listed,
    },
    relations: { livestock_enterprises: hasMany('livestock_enterprises', 'purpose_id') },
    unique: [['livestock_species_type_id', 'name']],
  }),
  entity('livestock_enterprises', {
    label: 'Stock enterprise',
    help: 'Land use, species and purpose together.',
    ownedBy: everyoneProposes,
    fields: {
      asset_type_id: key('asset_types'),
      species_id: key('livestock_species_types'),
      purpose_id: key('livestock_purposes'),
      display_name: text({ computed: true, readOnly: true, label: 'Name' }),
      ...listed,
    },
    relations: {
      farms: belongsToMany(
        'farms',
        through('farm_livestock_enterprises', 'livestock_enterprise_id', 'farm_id'),
      ),
      farm_livestock_enterprises: hasMany('farm_livestock_enterprises', 'livestock_enterprise_id'),
      farm_livestock_enterprise_periods: hasMany(
        'farm_livestock_enterprise_periods',
        'livestock_enterprise_id',
      ),
      livestock_ledgers: hasMany('livestock_ledgers', 'livestock_enterprise_id'),
    },
    unique: [['asset_type_id', 'species_id', 'purpose_id']],
  }),
  entity('farm_livestock_enterprises', {
    label: 'Stock enterprise of a farm',
    plural: 'Stock enterprises of farms',
    help: 'Says that a farm runs an enterprise.',
    ownedBy: farm(),
    fields: {
      livestock_enterprise_id: key('livestock_enterprises', { required: true }),
      farm_id: where.farm_id,
      ...retiring,
    },
    unique: [['farm_id', 'livestock_enterprise_id']],
  }),
  entity('farm_livestock_enterprise_periods', {
    label: 'Stock enterprise in a period',
    plural: 'Stock enterprises in periods',
    help: 'Says that a farm runs an enterprise in a period, and whether all is answered about it.',
    ownedBy: farm(),
    fields: {
      ...where,
      livestock_enterprise_id: key('livestock_enterprises', { required: true }),
      all_questions_answered: flag({
        default: false,
        required: true,
        help: 'Nothing about this enterprise is left open.',
      }),
      open_answers: object({
        label: 'Answers without a figure',
        help: 'Questions answered with “don’t know yet” or “not applicable”, by their names.',
      }),
    },
    unique: [['farm_id', 'period_id', 'livestock_enterprise_id']],
  }),
  entity('livestock_enterprise_settings', {
    label: 'Settings of a stock enterprise',
    plural: 'Settings of stock enterprises',
    help: 'How a farm reckons with an enterprise in a period.',
    ownedBy: farm(),
    fields: {
      ...where,
      livestock_enterprise_id: key('livestock_enterprises', { required: true }),
      rating_set: text({
        max: 100,
        label: 'Feed ratings',
        help: 'Empty: the ratings used first.',
      }),
      rating_variant: text({
        max: 100,
        label: 'Variant of feed ratings',
        help: 'Empty: the one of its purpose.',
      }),
      sale_unit: choice(saleUnits, { label: 'Sold by', help: 'How its prices are told.' }),
      overhead_share: fraction({
        label: 'Share of overheads',
        help: 'Of what the whole farm spends on overheads and labour.',
      }),
      grazed_hectares: hectares({ label: 'Grazed', help: 'The land that its stock grazes.' }),
    },
    unique: [['farm_id', 'period_id', 'livestock_enterprise_id']],
  }),
  entity('livestock_enterprise_classes', {
    label: 'Class of a stock enterprise',
    plural: 'Classes of stock enterprises',
    help: 'A class that a farm keeps in an enterprise, and what one animal counts for.',
    ownedBy: farm(),
    fields: {
      ...where,
      livestock_enterprise_id: key('livestock_enterprises', { required: true }),
      livestock_class_id: key('livestock_classes', { required: true }),
      standard_value: money({
        min: 0,
        unit: '$/head',
        needs: 'money',
        help: 'At both ends of the period alike, without GST.',
      }),
    },
    unique: [['farm_id', 'period_id', 'livestock_enterprise_id', 'livestock_class_id']],
  }),
] as const
