// Fills a database with the demonstration, once.

import { hash } from '@node-rs/argon2'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { addConsumerPrices } from './consumer-prices.ts'
import { copyFarms } from './copy-farms.ts'
import type { MadeFarms } from './copy-farms.ts'
import { inOneTransaction } from './copy-rows.ts'
import { listedRows } from './listed-rows.ts'
import type { Listed } from './listed-rows.ts'
import { makeFarm } from './make-farm.ts'
import { onMakingConnection } from './making-connection.ts'
import {
  addBusiness,
  addManager,
  addPeople,
  agreeTo,
  billedAs,
  demoPassword,
  linkToFarm,
} from './demo-people.ts'
import type { People } from './demo-people.ts'
import { plannedPeriods } from './planned-periods.ts'
import { rowSet } from './row-set.ts'
import { demoBusinesses, demoPeriodNames, planOf } from './six-farms.ts'
import { addOfficeWork } from './demo-office.ts'
import type { Customer, Office } from './demo-work.ts'

/** Gives whether anything was loaded: a database that ever had the demonstration is left alone. */
export function loadDemo(url: string, catalogue: Catalogue): Promise<boolean> {
  return onMakingConnection(url, async making => {
    const { client } = making
    const isNew = await inOneTransaction(client, async () => {
      const { rowCount } = await client.query(
        "insert into upkeep.demo_loads (name) values ('demo') on conflict do nothing",
      )
      if (rowCount === 0) return false
      const periods = await plannedPeriods(client, demoPeriodNames)
      const { rows, farms } = await madeUp(await listedRows(client), periods)
      await copyFarms(making, catalogue, { rows, farms })
      return true
    })
    if (isNew) await client.query('analyze')
    return isNew
  })
}

async function madeUp(listed: Listed, periods: Office['periods']): Promise<MadeFarms> {
  const rows = rowSet()
  const people = addPeople(rows, await hash(demoPassword))
  const other = addManager(rows, 'Tess Manager')
  const everybody = [...Object.values(people), other]
  agreeTo(rows, everybody, { agreement: listed('agreements', 'terms') })
  agreeTo(rows, everybody, { agreement: listed('agreements', 'data-use-consent') })
  const office: Office = { rows, people, periods, listed }
  const made = demoBusinesses.flatMap((business, place) => {
    const number = addBusiness(rows, business, { people, other, place })
    return business.farms.map(demoFarm => {
      const plan = planOf(demoFarm, periods)
      const { group, lastStatus } = demoFarm
      const manager = managerOf(people, place)
      const farm = makeFarm(plan, { rows, business: number, group, lastStatus, listed, ...manager })
      if (place === 1) linkToFarm(rows, farm, people.grower)
      return { business: number, farm, plan, to: billedAs(business, place) }
    })
  })
  const customers = made.map(({ business, farm, plan: { name, kind }, to }): Customer => ({
    business,
    farm,
    name,
    kind,
    to,
  }))
  addConsumerPrices(rows, periods)
  addOfficeWork(office, customers)
  return { rows, farms: made }
}

function managerOf(people: People, place: number): { manager?: number } {
  return place === 1 ? { manager: people.grower } : {}
}
