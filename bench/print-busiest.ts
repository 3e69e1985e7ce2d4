// Where the product spends its time, as a table.

import type { BusyPlace } from './child-words.ts'

export function printBusiest(places: readonly BusyPlace[]): void {
  console.log('  the product is busy in')
  for (const { place, share } of places) {
    console.log(`  ${(share * 100).toFixed(1).padStart(6)} %  ${place}`)
  }
}
