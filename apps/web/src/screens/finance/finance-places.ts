// The places of finance, in the order in which they are gone through.

const below = '/collection/$farmId/period/$periodId/finance'

export const financePlaces = [
  [below, 'Overview'],
  [`${below}/income-and-costs`, 'Income and costs'],
  [`${below}/balances`, 'Balances'],
  [`${below}/accounts`, 'Accounts'],
  [`${below}/land`, 'Land values'],
  [`${below}/water`, 'Water'],
  [`${below}/machinery`, 'Machinery'],
  [`${below}/buildings`, 'Buildings'],
  [`${below}/debts`, 'Debts'],
  [`${below}/labour`, 'People'],
  [`${below}/crops`, 'Crop totals'],
  [`${below}/shared-costs`, 'Costs by enterprise'],
  [`${below}/opportunities`, 'Opportunities'],
  [`${below}/segments`, 'Segments'],
  [`${below}/pastures`, 'Pastures'],
  [`${below}/record`, 'Record'],
] as const

export type FinancePath = (typeof financePlaces)[number][0]
