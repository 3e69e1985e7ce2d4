// Group I: who does the work and what it costs. A full-time person (FTE) works 240 days; unpaid
// work is told apart, so that a profit cannot hide it.

import { figures } from './figures.ts'
import { croppedHa } from './unnamed-sums.ts'

/** What a manager is paid for a full-time year (C151). */
const centsOfOwnersYear = 10_000_000

// prettier-ignore
export const labour = figures([
  ['fte_owner', 'FTE', 'Owners and family who draw no wage.', 'days_owner / 240'],
  ['fte_permanent', 'FTE', 'Permanent staff.', 'days_permanent / 240'],
  ['fte_casual', 'FTE', 'Casual staff.', 'days_casual / 240'],
  ['fte_contract', 'FTE', 'Contractors who stand in for staff.', ''],
  ['fte_total', 'FTE', 'Everyone who works here.', 'fte_owner + fte_permanent + fte_casual + fte_contract'],
  ['days_owner', 'days', 'Days worked by owners and family without a wage.', ''],
  ['days_permanent', 'days', 'Days worked by permanent staff.', ''],
  ['days_casual', 'days', 'Days worked by casual staff.', ''],
  ['wages_paid_total', '$', 'All wages with super and on-costs.',
    'oh_wages_permanent + oh_wages_casual + oh_superannuation + exp_labour_direct'],
  ['owner_allowance_total', '$', "The owners' full-time years at $100,000 each, unless another sum is entered.",
    `usually(fte_owner * ${centsOfOwnersYear})`],
  ['labour_cost_total', '$', 'Paid and unpaid labour.', 'wages_paid_total + owner_allowance_total'],
  ['contract_labour_cost', '$', 'Contractors who stand in for staff.', ''],
  ['labour_cost_incl_contract', '$', 'Paid and unpaid labour with those contractors.',
    'labour_cost_total + contract_labour_cost'],
  ['labour_cost_per_fte', '$/FTE', 'What a full-time person costs.', 'labour_cost_total / fte_total'],
  ['ha_per_fte', 'ha/FTE', 'Land that each full-time person looks after.', 'managed_ha / fte_total'],
  ['crop_ha_per_fte', 'ha/FTE', 'Hectares sown by each full-time person.', `(${croppedHa}) / fte_total`],
  ['dse_per_fte', 'DSE/FTE', 'Stock that each full-time person looks after.', 'average_dse / fte_total'],
  ['gross_income_per_fte', '$/FTE', 'What each full-time person earns for the farm.', 'income_per_fte'],
  ['operating_profit_per_fte', '$/FTE', 'Operating profit for each full-time person.', 'profit_per_fte'],
  ['machinery_value_per_fte', '$/FTE', 'Plant behind each full-time person.', 'owned_plant_val / fte_total'],
  ['labour_pct_of_income', 'fraction', 'What labour takes of each dollar earned.', 'labour_ratio'],
  ['tonnes_per_fte', 't/FTE', 'Grain grown by each full-time person.', 'rows(grain_tonnes) / fte_total'],
  ['bales_per_fte', 'bales/FTE', 'Cotton grown by each full-time person.', 'rows(lint_bales) / fte_total'],
  ['labour_cost_crop', '$', 'The part of labour that went into crops.', '', croppedHa],
  ['labour_cost_livestock', '$', 'The part of labour that went into stock.', '', 'gz_area_ha'],
])
