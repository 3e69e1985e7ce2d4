// Parts of the record that are read as a table: a line for each segment or kind of pasture, a column for each
// measure of it.

export interface RecordTable {
  /** By which the device keeps its view. */
  readonly name: string
  readonly title: string
  /** Heads the lines. */
  readonly of: string
  /** What stands before the name of a line in the names of its figures. */
  readonly prefix: string
  readonly lines: readonly (readonly [name: string, words: string])[]
  /** Behind the name of the line: `co_dry_overhead`. */
  readonly measures: readonly (readonly [name: string, heading: string])[]
}

export const segmentTable: RecordTable = {
  name: 'segments',
  title: 'Segments',
  of: 'Segment',
  prefix: 'co',
  lines: [
    ['dry', 'Dryland crops'],
    ['irr', 'Irrigated crops'],
    ['cane', 'Cane'],
    ['live', 'Livestock'],
    ['oth', 'All else'],
    ['head_office', 'Head office'],
    ['total', 'Whole farm'],
  ],
  measures: [
    ['gross_income', 'Income'],
    ['direct_cost', 'Direct costs'],
    ['gross_margin', 'Gross margin'],
    ['overhead', 'Overheads'],
    ['operating_profit', 'Operating profit'],
    ['gm_ratio', 'Margin of income'],
    ['overhead_ratio', 'Overheads as % of income'],
    ['profit_margin', 'Profit of income'],
    ['income_share', 'Share of all income'],
    ['asset_return', 'Return on assets'],
  ],
}

export const pastureTable: RecordTable = {
  name: 'pastures',
  title: 'Pastures',
  of: 'Pasture',
  prefix: 'pas',
  lines: [
    ['native', 'Native'],
    ['temperate', 'Improved temperate'],
    ['tropical', 'Improved tropical'],
    ['lucerne', 'Lucerne'],
    ['forage', 'Annual forage'],
    ['irrigated', 'Irrigated'],
    ['total', 'All pastures'],
  ],
  measures: [
    ['ha', 'Area'],
    ['paddocks_no', 'Paddocks'],
    ['avg_paddock_ha', 'Size of a paddock'],
    ['troughs_no', 'Troughs'],
    ['dams_no', 'Dams'],
    ['bores_no', 'Bores'],
    ['water_points_no', 'Places to drink'],
    ['ha_per_water_point', 'Area for each'],
    ['avg_distance_water_m', 'Usual way to water'],
    ['max_distance_water_m', 'Longest way to water'],
    ['dse_per_ha', 'Stock carried'],
  ],
}
