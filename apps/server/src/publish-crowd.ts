// Publishes how made-up farms compare, as the job does that staff ask for. Of the demonstration: an edition of each of
// five periods, and one more of a period of which a farm's figure was wrong.

import { sql } from 'kysely'
import type { CarryOut, JobOrder } from './background/jobs/job.ts'
import type { Transaction } from './db/database.ts'
import { runQuery } from './db/run-query.ts'
import { demoPeriodNames } from './demo/six-farms.ts'
import { demoPeople } from './demo/demo-people.ts'
import { carryingOut } from './start-jobs.ts'
import type { Engine } from './verbs/call/engine.ts'

/** Whose figure was typed wrong, and when: beside the demonstration's owner, in the last period that theirs is compared in. */
const corrected = { farm: 'Woolshed Flat', period: '2024-25', line: 'oh_repairs_plant' }

const correctionNote = 'Repairs to plant had been typed a digit short, and were corrected.'

interface Doing {
  readonly tx: Transaction
  readonly admin: number
  readonly carryOut: CarryOut
}

/** How many editions; what was published before it was broken off stays, and is not published again. */
export async function publishCrowd(engine: Engine): Promise<number> {
  const carryOut = carryingOut(engine)
  const [admin] = await runQuery(
    engine.db,
    sql<{ id: number }>`
      select id from users where email = ${demoPeople.admin.email} and deleted_at is null`,
  )
  if (!admin) return 0
  let published = 0
  const steps = [
    ...demoPeriodNames.map(name => [name, publishing(name, null)] as const),
    ['correction', correcting] as const,
  ]
  for (const [name, step] of steps) {
    await engine.db.transaction().execute(async tx => {
      const marked = await runQuery(
        tx,
        sql`insert into upkeep.demo_loads (name) values (${`edition ${name}`})
          on conflict do nothing returning name`,
      )
      if (marked.length === 0) return
      await step({ tx, admin: admin.id, carryOut })
      published += 1
    })
  }
  return published
}

/** The last period that all made-up farms have handed over. */
const wholePeriod = '2024-25'

/** In the name of the first administrator; gives what was published, or nothing where there is none. */
export async function publishMadeUp(engine: Engine): Promise<string | undefined> {
  const [admin] = await runQuery(
    engine.db,
    sql<{ id: number }>`
      select id from users where admin and active and deleted_at is null order by id limit 1`,
  )
  if (!admin) return undefined
  const carryOut = carryingOut(engine)
  await engine.db
    .transaction()
    .execute(tx => publishing(wholePeriod, null)({ tx, admin: admin.id, carryOut }))
  return wholePeriod
}

type Step = (doing: Doing) => Promise<void>

function publishing(name: string, note: string | null): Step {
  return async doing => {
    const period = await periodNamed(doing.tx, name)
    await carriedOut(doing, {
      kind: 'edition',
      edition: { period, note, isTrial: false },
      steps: [],
    })
  }
}

/** The period is opened again, its figure put right and handed back, and its edition published anew. */
async function correcting(doing: Doing): Promise<void> {
  const { farm, period, line } = corrected
  const [found] = await runQuery(
    doing.tx,
    sql<{ held: number; record: number; typed: number }>`
      select p.id as held, a.id as record, a.${sql.ref(line)}::float8 as typed
      from farm_period p
      join farms f on f.id = p.farm_id and f.farm_name = ${farm}
      join periods pe on pe.id = p.period_id and pe.name = ${period}
      join assets a on a.farm_id = p.farm_id and a.period_id = p.period_id and a.deleted_at is null
      where p.deleted_at is null`,
  )
  if (!found) return
  const turned = (status: string, more: object = {}) => ({
    do: 'update',
    resource: 'farm_period',
    id: found.held,
    values: { status, ...more },
  })
  const values = { [line]: found.typed * 10 }
  await carriedOut(doing, {
    kind: 'batch',
    steps: [
      turned('In validation', { reopened_because: 'Repairs to plant were typed a digit short.' }),
      { do: 'update', resource: 'assets', id: found.record, values },
      turned('Validated'),
      turned('Released'),
    ],
  })
  await publishing(period, correctionNote)(doing)
}

async function periodNamed(tx: Transaction, name: string): Promise<number> {
  const [found] = await runQuery(
    tx,
    sql<{ id: number }>`select id from periods where name = ${name} and deleted_at is null`,
  )
  if (!found) throw new Error(`There is no period ${name}.`)
  return found.id
}

async function carriedOut(
  { tx, admin, carryOut }: Doing,
  order: Omit<JobOrder, 'author'>,
): Promise<void> {
  const author = {
    person: admin,
    actingAs: null,
    impersonation: null,
    request: 'demonstration',
    device: null,
  }
  await carryOut({ id: 0, user: admin, order: { ...order, author } }, { tx, progress: never })
}

const never = () => Promise.resolve()
