// Fills a database with the demonstration, once.

import { hash } from '@node-rs/argon2'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import pg from 'pg'
import { copyRows, inOneTransaction } from './copy-rows.ts'
import { listedRows } from './listed-rows.ts'
import type { Listed } from './listed-rows.ts'
import { makeFarm } from './make-farm.ts'
import { addBusiness, addPeople, agreeTo, demoPassword, linkToFarm } from './people.ts'
import type { People } from './people.ts'
import { plannedPeriods } from './planned-periods.ts'
import { rowSet } from './row-set.ts'
import type { RowSet } from './row-set.ts'
import { demoBusinesses, demoPeriodNames, planOf } from './six-farms.ts'
import { addProjects, addWorkshops } from './work.ts'
import type { Customer, Office } from './work.ts'

/** Gives whether anything was loaded: a database that ever had the demonstration is left alone. */
export async function loadDemo(url: string, catalogue: Catalogue): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=public' })
  await client.connect()
  try {
    const isNew = await inOneTransaction(client, async () => {
      const { rowCount } = await client.query(
        "insert into upkeep.demo_loads (name) values ('demo') on conflict do nothing",
      )
      if (rowCount === 0) return false
      const periods = await plannedPeriods(client, demoPeriodNames)
      await copyRows(client, catalogue, await madeUp(await listedRows(client), periods))
      return true
    })
    if (isNew) await client.query('analyze')
    return isNew
  } finally {
    await client.end()
  }
}

async function madeUp(listed: Listed, periods: Office['periods']): Promise<RowSet> {
  const rows = rowSet()
  const people = addPeople(rows, await hash(demoPassword))
  agreeTo(rows, people, listed('agreements', 'terms'))
  agreeTo(rows, people, listed('agreements', 'data-use-consent'))
  const office: Office = { rows, people, periods, listed }
  const customers = demoBusinesses.flatMap((business, place) => {
    const number = addBusiness(rows, business, { people, place })
    return business.farms.map(demoFarm => {
      const plan = planOf(demoFarm, periods)
      const { group, lastStatus } = demoFarm
      const manager = managerOf(people, place)
      const farm = makeFarm(plan, { rows, business: number, group, lastStatus, listed, ...manager })
      if (place === 1) linkToFarm(rows, farm, people.grower)
      return { business: number, farm, name: plan.name, kind: plan.kind } satisfies Customer
    })
  })
  addProjects(office, customers)
  addWorkshops(office, customers)
  return rows
}

function managerOf(people: People, place: number): { manager?: number } {
  return place === 1 ? { manager: people.grower } : {}
}
