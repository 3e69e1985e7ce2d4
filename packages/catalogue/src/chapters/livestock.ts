// Stock: the lists that describe it, the ledger that every movement goes through, and breeding.

import { entity } from '../entity.ts'
import { count, date, flag, key, longText, money, number, object, text } from '../fields.ts'
import { everyone, farm } from '../owners.ts'
import { belongsToMany, hasMany, through } from '../relations.ts'
import { listed } from './listed.ts'
import { retiring } from './retiring.ts'

const where = {
  farm_id: key('farms', { required: true }),
  period_id: key('periods', { required: true }),
}
const head = { unit: 'head' } as const
const weight = number({ unit: 'kg', scale: 2, min: 0, max: 2000, help: 'Average for each animal.' })
const class_groups = object({
  label: 'Groups',
  help: 'The line split by mob, with number and weight.',
})
const ledger = { livestock_ledger_id: key('livestock_ledgers', { required: true }) }
const lifecycle = {
  livestock_reproduction_lifecycle_id: key('livestock_reproduction_lifecycles', { required: true }),
}
const total_value = money({ min: 0, needs: 'money', help: 'Before selling costs, without GST.' })

export const livestock = [
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
    ownedBy: everyone,
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
    help: 'Says that a farm runs an enterprise in a period.',
    ownedBy: farm(),
    fields: {
      ...where,
      livestock_enterprise_id: key('livestock_enterprises', { required: true }),
    },
    unique: [['farm_id', 'period_id', 'livestock_enterprise_id']],
  }),
  entity('livestock_ledgers', {
    label: 'Ledger line',
    help: 'One movement of stock: class, number, weight and day.',
    ownedBy: farm(),
    fields: {
      livestock_class_id: key('livestock_classes', { required: true }),
      livestock_enterprise_id: key('livestock_enterprises', { required: true }),
      ...where,
      number: count({ required: true, ...head, help: 'How many moved; the event says which way.' }),
      weight,
      entry_date: date({ label: 'Day', help: 'The day they moved.' }),
      notes: longText(),
      class_groups,
    },
    relations: {
      livestock_opening_events: hasMany('livestock_opening_events', 'livestock_ledger_id'),
      livestock_death_events: hasMany('livestock_death_events', 'livestock_ledger_id'),
      livestock_purchase_events: hasMany('livestock_purchase_events', 'livestock_ledger_id'),
      livestock_sale_events: hasMany('livestock_sale_events', 'livestock_ledger_id'),
      transfers_in: hasMany('livestock_transfer_events', 'in_livestock_ledger_id'),
      transfers_out: hasMany('livestock_transfer_events', 'out_livestock_ledger_id'),
      livestock_reproduction_lifecycles: hasMany(
        'livestock_reproduction_lifecycles',
        'livestock_ledger_id',
      ),
    },
    deletes: [
      'livestock_opening_events',
      'livestock_death_events',
      'livestock_purchase_events',
      'livestock_sale_events',
      'transfers_in',
      'transfers_out',
    ],
  }),
  entity('livestock_reproduction_lifecycles', {
    label: 'Breeding round',
    help: 'From joining to weaning of one class in one enterprise.',
    ownedBy: farm(),
    fields: {
      livestock_ledger_id: key('livestock_ledgers', {
        label: 'Ledger line of the young',
        help: 'The natural increase that this round brought.',
      }),
      ...where,
      livestock_class_id: key('livestock_classes', { required: true }),
      livestock_enterprise_id: key('livestock_enterprises', { required: true }),
    },
    relations: {
      livestock_joining_events: hasMany(
        'livestock_joining_events',
        'livestock_reproduction_lifecycle_id',
      ),
      livestock_scanning_events: hasMany(
        'livestock_scanning_events',
        'livestock_reproduction_lifecycle_id',
      ),
      livestock_birthing_events: hasMany(
        'livestock_birthing_events',
        'livestock_reproduction_lifecycle_id',
      ),
      livestock_marking_events: hasMany(
        'livestock_marking_events',
        'livestock_reproduction_lifecycle_id',
      ),
      livestock_weaning_events: hasMany(
        'livestock_weaning_events',
        'livestock_reproduction_lifecycle_id',
      ),
    },
    deletes: [
      'livestock_joining_events',
      'livestock_scanning_events',
      'livestock_birthing_events',
      'livestock_marking_events',
      'livestock_weaning_events',
    ],
  }),
  entity('livestock_opening_events', {
    label: 'Opening number',
    help: 'What was there on the first day of the period.',
    ownedBy: farm(),
    fields: { ...ledger, ...where },
    deletes: ['livestock_ledger'],
  }),
  entity('livestock_closing_events', {
    label: 'Closing number',
    help: 'What was counted on the last day of the period.',
    ownedBy: farm(),
    fields: {
      livestock_class_id: key('livestock_classes', { required: true }),
      livestock_enterprise_id: key('livestock_enterprises', { required: true }),
      number: count({ required: true, ...head }),
      weight,
      class_groups,
      ...where,
    },
  }),
  entity('livestock_death_events', {
    label: 'Deaths',
    plural: 'Deaths',
    help: 'Animals that died or went missing.',
    ownedBy: farm(),
    fields: { ...ledger, ...where },
    deletes: ['livestock_ledger'],
  }),
  entity('livestock_purchase_events', {
    label: 'Stock purchase',
    help: 'Animals bought.',
    ownedBy: farm(),
    fields: { ...ledger, total_value, class_groups, ...where },
    deletes: ['livestock_ledger'],
  }),
  entity('livestock_sale_events', {
    label: 'Stock sale',
    help: 'Animals sold.',
    ownedBy: farm(),
    fields: { ...ledger, total_value, class_groups, ...where },
    deletes: ['livestock_ledger'],
  }),
  entity('livestock_transfer_events', {
    label: 'Transfer',
    help: 'Animals that changed class or enterprise: out of one line, into another.',
    ownedBy: farm(),
    fields: {
      in_livestock_ledger_id: key('livestock_ledgers', {
        required: true,
        label: 'Line in',
        help: 'The line of the class that they join.',
      }),
      out_livestock_ledger_id: key('livestock_ledgers', {
        required: true,
        label: 'Line out',
        help: 'The line of the class that they leave.',
      }),
      ...where,
    },
    deletes: ['in_livestock_ledger', 'out_livestock_ledger'],
  }),
  entity('livestock_joining_events', {
    label: 'Joining',
    help: 'Sires put with females.',
    ownedBy: farm(),
    fields: {
      ...lifecycle,
      number_joined: count({ ...head, label: 'Females joined' }),
      sires_used: count({ ...head }),
      date: date({ label: 'Sires in' }),
      sire_out_date: date({ label: 'Sires out' }),
      ...where,
    },
  }),
  entity('livestock_scanning_events', {
    label: 'Scanning',
    help: 'Females scanned, and how many were in young.',
    ownedBy: farm(),
    fields: {
      date: date(),
      ...lifecycle,
      number_scanned: count({ ...head, label: 'Scanned' }),
      number_pregnant: count({ ...head, label: 'In young' }),
      ...where,
    },
  }),
  entity('livestock_birthing_events', {
    label: 'Lambing or calving',
    plural: 'Lambings and calvings',
    help: 'Young born.',
    ownedBy: farm(),
    fields: {
      date: date(),
      ...lifecycle,
      number_birthed: count({ ...head, label: 'Born' }),
      ...where,
    },
  }),
  entity('livestock_marking_events', {
    label: 'Marking',
    help: 'Lambs or calves marked: the first sure count of young.',
    ownedBy: farm(),
    fields: {
      date: date(),
      ...lifecycle,
      number_counted: count({ ...head, label: 'Marked' }),
      ...where,
    },
  }),
  entity('livestock_weaning_events', {
    label: 'Weaning',
    help: 'Young separated from their mothers.',
    ownedBy: farm(),
    fields: { date: date(), ...lifecycle, number: count(head), weight, ...where },
  }),
] as const
