// Group A: what kind of year and place the figures come from, and how far they can be trusted.

import { text } from '../fields.ts'
import { figures } from './figures.ts'

// prettier-ignore
const season = figures([
  ['rain_annual_mm', 'mm', 'All the rain of the twelve months.', ''],
  ['rain_gsr_mm', 'mm', 'Rain from April to October, while winter crops grow.', ''],
  ['rain_summer_mm', 'mm', 'Rain from November to March.', ''],
  ['rain_fallow_mm', 'mm', 'Rain that fell on the fallow ahead of the main crop.', ''],
  ['rain_long_term_mm', 'mm', 'The middle year of all the years that the gauges hold.', ''],
  ['rain_decile', '1-10', 'Where this year ranks: 1 is in the driest tenth of years, 10 in the wettest.', ''],
  ['cpi_index', 'index', 'Consumer prices in this period, for comparing money of different years.', ''],
  ['months_in_period', 'months', 'How many months the figures cover; nearly always twelve.', ''],
  ['data_complete_pct', 'fraction', 'How much of what is asked for has been filled in.', ''],
  ['validated_flag', '0/1', '1 once staff have looked the record through.', ''],
  ['benchmark_opt_in', '0/1', '1 where the farm has agreed to be compared with others.', ''],
])

export const seasonAndAreas = {
  Zone: text({ help: 'The farming region, by climate and soil.' }),
  Activity: text({
    help: 'What the farm mainly does: dryland, irrigated, mixed, livestock or cane.',
  }),
  Year: text({
    help: 'The name of the harvest year or financial year; that of the period unless another is entered.',
  }),
  ...season,
}
