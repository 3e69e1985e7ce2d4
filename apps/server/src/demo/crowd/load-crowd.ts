// Adds the crowd to the demonstration, once, and publishes how its farms compare. What was done by the
// time someone stops it stays, and is gone on with.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { copyFarms } from '../copy-farms.ts'
import { inOneTransaction } from '../copy-rows.ts'
import { listedRows } from '../listed-rows.ts'
import { onMakingConnection } from '../making-connection.ts'
import { plannedPeriods } from '../planned-periods.ts'
import { demoPeriodNames } from '../six-farms.ts'
import { madeCrowd } from './make-crowd.ts'

/** Gives whether anything was loaded. */
export function loadCrowd(url: string, catalogue: Catalogue): Promise<boolean> {
  return onMakingConnection(url, async making => {
    const { client } = making
    const isNew = await inOneTransaction(client, async () => {
      const { rowCount } = await client.query(
        "insert into upkeep.demo_loads (name) values ('crowd') on conflict do nothing",
      )
      if (rowCount === 0) return false
      const lists = {
        listed: await listedRows(client),
        periods: await plannedPeriods(client, demoPeriodNames),
      }
      await copyFarms(making, catalogue, madeCrowd(lists))
      return true
    })
    if (isNew) await client.query('analyze')
    return isNew
  })
}
