// Farms as nobody makes them up by hand: cut in strips and again, grazed then cut, failed and sown again,
// standing over three periods, watered by nobody knows how much, with rain that was not read.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { EntityName } from '@furrow/catalogue/furrow'
import { copyRows, inOneTransaction } from '../../src/demo/copy-rows.ts'
import { listedRows } from '../../src/demo/listed-rows.ts'
import { onMakingConnection } from '../../src/demo/making-connection.ts'
import { plannedPeriods } from '../../src/demo/planned-periods.ts'
import { randomFrom } from '../../src/demo/random.ts'
import { rowSet } from '../../src/demo/row-set.ts'
import type { LooseRow } from '../../src/demo/row-set.ts'
import { fillFarm } from './odd-whole-farm.ts'
import { recordsOfRows } from './odd-records.ts'

export interface OddFarms {
  readonly url: string
  readonly catalogue: Catalogue
  readonly amount: number
}

const periodNames = ['2022-23', '2023-24', '2024-25']

export function makeOddFarms({ url, catalogue, amount }: OddFarms): Promise<void> {
  return onMakingConnection(url, async ({ client, db }) => {
    const listed = await listedRows(client)
    const periods = (await plannedPeriods(client, periodNames)).map(({ id, name }) => ({
      id,
      year: Number(name.slice(0, 4)),
    }))
    const rows = rowSet()
    const add = (entity: string, row: LooseRow) => rows.add(entity as EntityName, row)
    const amend = (entity: string, id: number, row: LooseRow) =>
      rows.amend(entity as EntityName, id, row)
    const agreement = add('agreements', {
      type: 'Benchmark participation',
      body: 'We take part.',
    })
    const farms: number[] = []
    for (let number = 1; number <= amount; number += 1) {
      const random = randomFrom(`odd farm ${number}`)
      const id = add('farms', { farm_name: `Odd ${number}` })
      farms.push(id)
      for (const period of periods) {
        add('farm_period', { farm_id: id, period_id: period.id, status: 'In progress' })
      }
      fillFarm({ id, random, periods, add, amend, listed }, agreement)
    }
    await inOneTransaction(client, async () => {
      const numberOf = await copyRows(client, catalogue, rows)
      const numbers = farms.map(farm => numberOf('farms', farm))
      await copyRows(client, catalogue, await recordsOfRows(db, numbers, periods))
    })
    await client.query('analyze')
  })
}
