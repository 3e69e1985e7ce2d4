// What a farm owes and who works on it, period by period.

import { loanKinds, workerKinds } from '../choices.ts'
import { entity } from '../entity.ts'
import { choice, date, fraction, key, longText, money, number, text } from '../fields.ts'
import { farm } from '../owners.ts'

const ofFarm = farm({ needs: 'money' })
const where = {
  farm_id: key('farms', { required: true }),
  period_id: key('periods', { required: true }),
}
const notes = longText()
const balance = (label: string) => money({ min: 0, label })
const hours = (label: string, heading: string) =>
  number({ unit: 'h', scale: 1, min: 0, max: 8784, label, heading })

export const debtsAndLabour = [
  entity('loans', {
    label: 'Debt',
    help: 'What the farm owes, line by line: bank debt, finance, leases and suppliers; and what it is owed.',
    ownedBy: ofFarm,
    fields: {
      ...where,
      name: text({ required: true, searchable: true, max: 150 }),
      loan_kind: choice(loanKinds, { required: true, label: 'Kind' }),
      lender: text({ max: 150 }),
      opening_balance: balance('Owed at the start'),
      borrowed: money({ min: 0, help: 'New money in the period.' }),
      repaid: money({ min: 0, help: 'Principal paid back in the period, without interest.' }),
      closing_balance: balance('Owed at the end'),
      interest: money({ min: 0, label: 'Interest paid', help: 'In the period, without fees.' }),
      due_within_year: money({
        min: 0,
        label: 'Due in 12 months',
        help: 'The part of what is owed that has to be paid within twelve months of the last day.',
      }),
      interest_rate: fraction({ max: 1, label: 'Rate' }),
      ends_on: date({ label: 'Paid off by' }),
      notes,
    },
  }),
  entity('farm_workers', {
    label: 'Person working here',
    plural: 'People working here',
    help: 'Who worked on the farm in a period, how long, and what it cost.',
    ownedBy: ofFarm,
    fields: {
      ...where,
      name: text({ required: true, searchable: true, max: 150 }),
      worker_kind: choice(workerKinds, { required: true, label: 'Kind' }),
      days_worked: number({
        heading: 'Worked',
        unit: 'days',
        scale: 1,
        min: 0,
        max: 366,
        help: 'A full-time year is 240 days. More than 300 count as 300.',
      }),
      crop_hours: hours('Hours on crops', 'On crops'),
      livestock_hours: hours('Hours on livestock', 'On livestock'),
      other_hours: hours('Other hours', 'Other'),
      wages: money({ min: 0, help: 'With super and on-costs; what a contractor was paid.' }),
      allowance: money({
        min: 0,
        help: 'What unpaid work would have cost. Empty: $100,000 for a full-time year.',
      }),
      notes,
    },
  }),
] as const
