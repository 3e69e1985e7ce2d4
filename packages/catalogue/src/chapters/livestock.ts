// All of stock: its enterprises, the ledger that every movement goes through, what each movement was, and
// breeding.

import { causesOfDeath, stockDirections } from '../choices.ts'
import { entity } from '../entity.ts'
import { choice, count, date, key, longText, money, number, object } from '../fields.ts'
import { farm } from '../owners.ts'
import { hasMany } from '../relations.ts'
import { breeding } from './breeding.ts'
import { stockEnterprises } from './stock-enterprises.ts'

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
const total_value = money({ min: 0, needs: 'money', help: 'Before selling costs, without GST.' })
const valueOfOne = { min: 0, unit: '$/head', needs: 'money' } as const
const traded = {
  ...ledger,
  total_value,
  contact_id: key('farm_contacts', { label: 'Agent' }),
  file_id: key('files', { label: 'Invoice' }),
  class_groups,
}

export const livestock = [
  ...stockEnterprises,
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
      entry_date: date({ label: 'Date', help: 'The day they moved.' }),
      notes: longText(),
      class_groups,
    },
    relations: {
      livestock_opening_events: hasMany('livestock_opening_events', 'livestock_ledger_id'),
      livestock_death_events: hasMany('livestock_death_events', 'livestock_ledger_id'),
      livestock_purchase_events: hasMany('livestock_purchase_events', 'livestock_ledger_id'),
      livestock_sale_events: hasMany('livestock_sale_events', 'livestock_ledger_id'),
      livestock_adjustment_events: hasMany('livestock_adjustment_events', 'livestock_ledger_id'),
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
      'livestock_adjustment_events',
      'transfers_in',
      'transfers_out',
    ],
  }),
  entity('livestock_opening_events', {
    label: 'Opening number',
    help: 'What was there on the first day of the period.',
    ownedBy: farm(),
    fields: { ...ledger, value_per_head: money(valueOfOne), ...where },
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
      value_per_head: money(valueOfOne),
      class_groups,
      ...where,
    },
  }),
  entity('livestock_death_events', {
    label: 'Deaths',
    plural: 'Deaths',
    help: 'Animals that died or went missing.',
    ownedBy: farm(),
    fields: { ...ledger, cause: choice(causesOfDeath), ...where },
    deletes: ['livestock_ledger'],
  }),
  entity('livestock_purchase_events', {
    label: 'Stock purchase',
    help: 'Animals bought.',
    ownedBy: farm(),
    fields: { ...traded, ...where },
    deletes: ['livestock_ledger'],
  }),
  entity('livestock_sale_events', {
    label: 'Stock sale',
    help: 'Animals sold.',
    ownedBy: farm(),
    fields: { ...traded, ...where },
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
  entity('livestock_adjustment_events', {
    label: 'Reconciling line',
    help: 'Animals that the count found or missed, where nobody knows why.',
    ownedBy: farm(),
    fields: {
      ...ledger,
      direction: choice(stockDirections, {
        required: true,
        help: 'In: more were counted than the records come to.',
      }),
      ...where,
    },
    deletes: ['livestock_ledger'],
  }),
  ...breeding,
] as const
