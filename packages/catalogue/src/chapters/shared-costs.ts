// Where the costs of a farm come from and whose they are: statements read in, what was on hand, paid ahead
// or owed at both ends of a period, and how each line is shared over crops and stock.

import { costDrivers, statementBases } from '../choices.ts'
import { entity } from '../entity.ts'
import { choice, date, key, money, object, text } from '../fields.ts'
import { costLines } from '../finance/production-expenses.ts'
import { farm } from '../owners.ts'

const ofFarm = farm({ needs: 'money' })
const where = {
  farm_id: key('farms', { required: true }),
  period_id: key('periods', { required: true }),
}
const line = choice(costLines, { required: true, help: 'The line of the record.' })
const held = (label: string, heading: string) => money({ min: 0, label, heading })

export const sharedCosts = [
  entity('account_imports', {
    label: 'Statement read in',
    plural: 'Statements read in',
    help: 'A profit and loss statement or trial balance, line by line, and where each line went.',
    ownedBy: ofFarm,
    fields: {
      ...where,
      title: text({ max: 300, searchable: true, help: 'As it is printed over the statement.' }),
      program: text({ max: 60, help: 'What wrote it, such as Xero.' }),
      business: text({ max: 300, help: 'As it is printed on the statement.' }),
      basis: choice(statementBases, { help: 'As it is printed; empty where it is not.' }),
      starts_on: date({ label: 'From' }),
      ends_on: date({ label: 'To' }),
      file_name: text({ max: 255, label: 'File' }),
      file_hash: text({ max: 64, label: 'Fingerprint of the file', help: 'SHA-256.' }),
      lines: object({ required: true, help: 'Its accounts, their sums, and where each went.' }),
    },
  }),
  entity('cost_accruals', {
    label: 'Cost carried over',
    plural: 'Costs carried over',
    help: 'What of a cost was on hand, paid ahead or owed at both ends of a period.',
    ownedBy: ofFarm,
    fields: {
      ...where,
      line,
      opening_on_hand: held('On hand at the start', 'At the start'),
      closing_on_hand: held('On hand at the end', 'At the end'),
      opening_prepaid: held('Paid ahead at the start', 'At the start'),
      closing_prepaid: held('Paid ahead at the end', 'At the end'),
      opening_owed: held('Owed at the start', 'At the start'),
      closing_owed: held('Owed at the end', 'At the end'),
    },
    unique: [['farm_id', 'period_id', 'line']],
  }),
  entity('cost_allocations', {
    label: 'Sharing of a cost',
    plural: 'Sharing of costs',
    help: 'What a direct cost is shared over crops or stock by.',
    ownedBy: ofFarm,
    fields: { ...where, line, driver: choice(costDrivers, { required: true, label: 'Shared by' }) },
    unique: [['farm_id', 'period_id', 'line']],
  }),
  entity('cost_shares', {
    label: 'Share of a cost',
    plural: 'Shares of costs',
    help: 'What of a direct cost one crop or stock enterprise bears, where someone says so.',
    ownedBy: ofFarm,
    fields: {
      ...where,
      line,
      crop_type_id: key('crop_types', { label: 'Crop' }),
      enterprise_id: key('crop_collection_enterprises', {
        label: 'Crop enterprise',
        help: 'Where a crop is grown in two.',
      }),
      livestock_enterprise_id: key('livestock_enterprises', { label: 'Stock enterprise' }),
      amount: money({ required: true, min: 0 }),
    },
    unique: [
      ['farm_id', 'period_id', 'line', 'crop_type_id', 'enterprise_id', 'livestock_enterprise_id'],
    ],
  }),
] as const
