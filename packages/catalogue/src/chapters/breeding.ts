// Breeding rounds, from joining to weaning.

import { entity } from '../entity.ts'
import { count, date, key, number } from '../fields.ts'
import { farm } from '../owners.ts'
import { hasMany } from '../relations.ts'

const where = {
  farm_id: key('farms', { required: true }),
  period_id: key('periods', { required: true }),
}
const head = { unit: 'head' } as const
const weight = number({ unit: 'kg', scale: 2, min: 0, max: 2000, help: 'Average for each animal.' })
const lifecycle = {
  livestock_reproduction_lifecycle_id: key('livestock_reproduction_lifecycles', { required: true }),
}

export const breeding = [
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
      'livestock_ledger',
      'livestock_joining_events',
      'livestock_scanning_events',
      'livestock_birthing_events',
      'livestock_marking_events',
      'livestock_weaning_events',
    ],
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
      number_foetuses: count({
        unit: 'foetuses',
        label: 'Foetuses',
        heading: 'Counted',
        help: 'Where singles and twins were told apart.',
      }),
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
