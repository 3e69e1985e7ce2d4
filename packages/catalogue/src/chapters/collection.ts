// Collection sheets that the specification names by their address alone. Their fields are those
// that a consultant asks for on a farm visit; docs/decisions/ tells why.

import { irrigationTypes } from '../choices.ts'
import { entity } from '../entity.ts'
import {
  choice,
  count,
  date,
  fraction,
  hectares,
  key,
  longText,
  megalitres,
  money,
  number,
  text,
  tonnes,
} from '../fields.ts'
import { farm } from '../owners.ts'

const where = {
  farm_id: key('farms', { required: true }),
  period_id: key('periods', { required: true }),
}
const notes = longText()
const ofFarm = farm()
const stock = {
  ...where,
  livestock_enterprise_id: key('livestock_enterprises'),
  livestock_class_id: key('livestock_classes'),
}
const head = count({ unit: 'head' })
const value = money({ needs: 'money', min: 0, help: 'Without GST.' })
const machine = {
  ...where,
  name: text({ required: true, searchable: true, max: 150 }),
  plant_category_id: key('plant_categories'),
}
const perHectare = { needs: 'money', unit: '$/ha', min: 0 } as const

export const collection = [
  entity('opportunities', {
    label: 'Opportunity',
    plural: 'Opportunities',
    help: 'Something the farm could do better, noted at the visit.',
    ownedBy: farm(),
    fields: {
      ...where,
      title: text({ required: true, searchable: true }),
      area_of_business: choice([
        'Cropping',
        'Livestock',
        'Water',
        'Labour',
        'Machinery',
        'Finance',
        'People',
      ]),
      description: longText(),
      expected_gain: money({ needs: 'money', help: 'In a usual year.' }),
      status: choice(['Noted', 'Planned', 'Under way', 'Done', 'Dropped'], {
        default: 'Noted',
        required: true,
      }),
      due_date: date(),
    },
  }),
  entity('dryland_crops', {
    label: 'Dryland crop summary',
    plural: 'Dryland crop summaries',
    help: 'A dryland crop of the whole farm, where it is not recorded by paddock.',
    ownedBy: ofFarm,
    fields: cropSummary(),
  }),
  entity('irrigated_crops', {
    label: 'Irrigated crop summary',
    plural: 'Irrigated crop summaries',
    help: 'An irrigated crop of the whole farm, where it is not recorded by paddock.',
    ownedBy: ofFarm,
    fields: {
      ...cropSummary(),
      irrigation_type: choice(irrigationTypes),
      water_applied: megalitres(),
      water_price: money({ needs: 'money', unit: '$/ML', min: 0 }),
    },
  }),
  entity('extensive_livestock', {
    label: 'Extensive livestock',
    plural: 'Extensive livestock',
    help: 'A herd or flock on extensive country: country, water and how it is run.',
    ownedBy: farm(),
    fields: {
      ...where,
      livestock_enterprise_id: key('livestock_enterprises'),
      area_grazed: hectares(),
      breeders_joined: head,
      branding_percentage: fraction({ max: 3, label: 'Marked or branded' }),
      death_rate: fraction(),
      average_stock: number({ unit: 'DSE', min: 0 }),
      water_points: count(),
      musters: count({ help: 'A year.' }),
      notes,
    },
  }),
  entity('existing_plant_items', {
    label: 'Machine on hand',
    plural: 'Machines on hand',
    help: 'Plant held through the period, at its market value at both ends.',
    ownedBy: ofFarm,
    fields: {
      ...machine,
      year_made: count({ min: 1900, max: 2100 }),
      opening_value: value,
      closing_value: value,
      hours: number({ unit: 'h', scale: 1, min: 0 }),
      notes,
    },
  }),
  entity('new_plant_purchases', {
    label: 'Machine bought',
    plural: 'Machines bought',
    help: 'Plant bought in the period.',
    ownedBy: ofFarm,
    fields: {
      ...machine,
      asset_plant_id: key('asset_plant', {
        label: 'Machine',
        help: 'The machine of the farm that was bought.',
      }),
      date: date(),
      price: value,
      trade_in: value,
      financed: value,
      notes,
    },
  }),
  entity('sold_plant_sales', {
    label: 'Machine sold',
    plural: 'Machines sold',
    help: 'Plant sold in the period.',
    ownedBy: ofFarm,
    fields: {
      ...machine,
      asset_plant_id: key('asset_plant', {
        label: 'Machine',
        help: 'The machine of the farm that was sold: from then on it needs no value.',
      }),
      date: date(),
      price: value,
      opening_value: value,
      notes,
    },
  }),
  entity('livestock_inventory_collections', {
    label: 'Stock count',
    help: 'Numbers and values of a class at both ends of the period.',
    ownedBy: ofFarm,
    fields: {
      ...stock,
      opening_number: head,
      opening_value: money({ needs: 'money', unit: '$/head', min: 0 }),
      closing_number: head,
      closing_value: money({ needs: 'money', unit: '$/head', min: 0 }),
      notes,
    },
  }),
  entity('livestock_feed_collections', {
    label: 'Feed used',
    plural: 'Feed used',
    help: 'Fodder fed to stock, bought or home grown.',
    ownedBy: ofFarm,
    fields: {
      ...stock,
      feed: text({ required: true, max: 100 }),
      source: choice(['Bought', 'Home grown'] as const),
      tonnes: tonnes({ heading: 'Weight' }),
      price: money({ needs: 'money', unit: '$/t', min: 0 }),
      notes,
    },
  }),
  entity('livestock_agistment_collections', {
    label: 'Agistment',
    help: 'Stock of others on this farm, or stock of the farm elsewhere.',
    ownedBy: ofFarm,
    fields: {
      ...stock,
      direction: choice(['In', 'Out'] as const, {
        required: true,
        help: 'In: others’ stock here.',
      }),
      number: head,
      start_date: date(),
      end_date: date(),
      weekly_rate: money({ needs: 'money', unit: '$/head/week', min: 0 }),
      total_value: value,
      notes,
    },
  }),
  entity('livestock_breeding_collections', {
    label: 'Breeding result',
    help: 'Joining to weaning in one line, where it is not recorded event by event.',
    ownedBy: farm(),
    fields: {
      ...stock,
      number_joined: head,
      sires_used: head,
      number_scanned: head,
      number_pregnant: head,
      number_marked: head,
      number_weaned: head,
      weaning_weight: number({ unit: 'kg', scale: 2, min: 0, max: 2000 }),
      notes,
    },
  }),
  entity('livestock_purchase_collections', {
    label: 'Stock bought',
    plural: 'Stock bought',
    help: 'Purchases of a class over the period.',
    ownedBy: ofFarm,
    fields: tradedStock(),
  }),
  entity('livestock_sales_collections', {
    label: 'Stock sold',
    plural: 'Stock sold',
    help: 'Sales of a class over the period.',
    ownedBy: ofFarm,
    fields: { ...tradedStock(), selling_costs: value },
  }),
  entity('livestock_wool_collections', {
    label: 'Wool',
    plural: 'Wool',
    help: 'Wool shorn and sold over the period.',
    ownedBy: ofFarm,
    fields: {
      ...stock,
      line: text({ max: 60, help: 'As it was classed: AAA fleece, pieces, bellies, locks.' }),
      head_shorn: head,
      greasy_kg: number({ unit: 'kg', scale: 1, min: 0, label: 'Greasy wool' }),
      yield_percentage: fraction({ label: 'Yield' }),
      micron: number({ unit: 'µm', scale: 1, min: 10, max: 50 }),
      bales_sold: count({ unit: 'bales', heading: 'Sold' }),
      income: value,
      bales_on_hand: count({ unit: 'bales', heading: 'On hand' }),
      notes,
    },
  }),
] as const

function cropSummary() {
  return {
    ...where,
    crop_type_id: key('crop_types', { required: true, label: 'Crop' }),
    area_sown: hectares(),
    area_harvested: hectares(),
    tonnes: tonnes({ heading: 'Weight' }),
    price: money({ needs: 'money', unit: '$/t', min: 0 }),
    income: value,
    direct_cost: money(perHectare),
    notes,
  }
}

function tradedStock() {
  return {
    ...stock,
    date: date(),
    number: head,
    weight: number({ unit: 'kg', scale: 2, min: 0, max: 2000, help: 'Average for each animal.' }),
    total_value: value,
    notes,
  }
}
