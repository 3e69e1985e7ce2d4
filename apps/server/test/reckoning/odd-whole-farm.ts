// An odd farm with all that is recorded of it but the financial record.

import { growOdd } from './odd-crops.ts'
import type { OddFarm } from './odd-farm.ts'
import { holdThings } from './odd-holdings.ts'
import { holdLand } from './odd-land.ts'
import { carryCosts, oweAndEmploy, shareCosts } from './odd-money.ts'
import { meetPeople } from './odd-people.ts'
import { gaugesOf } from './odd-rain.ts'
import { sellOdd } from './odd-sales.ts'
import { fillSheets } from './odd-sheets.ts'

/** `agreement`: the one on taking part in benchmarks. */
export function fillFarm(begun: Omit<OddFarm, 'gauges' | 'properties'>, agreement: number): void {
  const farm = holdLand({ ...begun, gauges: gaugesOf(begun), properties: [] })
  const crops = growOdd(farm)
  sellOdd(farm, crops)
  fillSheets(farm, crops)
  holdThings(farm)
  oweAndEmploy(farm)
  carryCosts(farm)
  shareCosts(farm)
  meetPeople(farm, agreement)
}
