// What can be carried from one period of a farm into a later one.

/** In the order in which they are shown. Those about money are told to whoever sees it, and to nobody else. */
export const carriedKinds = [
  'paddocks',
  'properties',
  'crops',
  'standing_crops',
  'enterprises',
  'opening_stock',
  'land_values',
  'asset_values',
  'debts',
  'people',
  'water',
  'costs',
] as const

export type CarriedKind = (typeof carriedKinds)[number]
