// An edition of 25,000 farms, published as the job does once it has read them, and three more periods with as many.

import { sql } from 'kysely'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import type { Database, Transaction } from '../../apps/server/src/db/database.ts'
import type { Store } from '../../apps/server/src/open-store.ts'
import { editionCandidates } from '../../apps/server/src/publishing/edition-candidates.ts'
import { resultsOfFarms } from '../../apps/server/src/publishing/edition-results.ts'
import type { ResultsOfFarm } from '../../apps/server/src/publishing/edition-results.ts'
import { figureWriting } from '../../apps/server/src/publishing/figure-writing.ts'
import { keepEdition } from '../../apps/server/src/publishing/keep-edition.ts'
import { scopesWithParts, withoutParts } from '../../apps/server/src/publishing/parts-of-farms.ts'
import { reviewOf } from '../../apps/server/src/publishing/review.ts'
import { secretDrawIn } from '../../apps/server/src/publishing/secret-draw.ts'
import { line } from '../figures.ts'
import { manyResults } from './made-results.ts'
import type { Zone } from './made-results.ts'

export const farmsPublished = 25_000
const period = '2024-25'
const zonesWanted = 80
const regions = 8
const today = '2026-11-27'

export interface EditionOfMany {
  readonly edition: number
  readonly period: number
}

/** As it was made by an earlier run. */
export async function editionOfMany({ db }: Store): Promise<EditionOfMany | undefined> {
  const { rows } = await sql<EditionOfMany>`
    select e.id as edition, p.id as period from editions e
    join periods p on p.id = e.period_id and p.name = ${period}
    order by e.number desc limit 1`.execute(db)
  return rows[0]
}

/** How long a step took, and how long a processor worked for it in this process, in milliseconds. */
interface Step {
  readonly took: number
  readonly work: number
}

interface Steps {
  /** Of each farm. */
  readonly reading: Step
  readonly publishing: Readonly<Record<string, Step>>
}

/** Read, made up, decided and stored; `keep` says whether it stays. */
export async function publishMany({ db, url }: Store, keep: boolean): Promise<Steps> {
  const { models, reading } = await readModels(db)
  const farms = manyResults({ models, zones: await zonesOf(db), farms: farmsPublished })
  // What takes longer than a request may is done on a connection of its own.
  const patient = openDatabase(url, { patience: 0, connections: 1 })
  const publishing: Record<string, Step> = {}
  try {
    await patient.transaction().execute(async tx => {
      await published(tx, farms, publishing)
      if (!keep) throw new NotKept()
    })
  } catch (error) {
    if (!(error instanceof NotKept)) throw error
  } finally {
    await patient.destroy()
  }
  return { reading, publishing }
}

class NotKept extends Error {}

function stopwatch(): (parts?: number) => Step {
  const began = performance.now()
  const before = process.cpuUsage()
  return (parts = 1) => {
    const { user, system } = process.cpuUsage(before)
    return {
      took: (performance.now() - began) / parts,
      work: (user + system) / 1000 / parts,
    }
  }
}

async function published(
  tx: Transaction,
  farms: readonly ResultsOfFarm[],
  steps: Record<string, Step>,
): Promise<void> {
  const timed = async <Made>(name: string, work: () => Made | Promise<Made>): Promise<Made> => {
    const tell = stopwatch()
    const made = await work()
    steps[name] = tell()
    return made
  }
  const { rows } = await sql<{ period: number; number: number }>`
    select p.id as period, coalesce(max(e.number), 0)::int + 1 as number from periods p
    left join editions e on e.period_id = p.id where p.name = ${period} group by p.id`.execute(tx)
  const [place] = rows
  if (!place) throw new Error(`There is no period ${period}.`)
  const secretDraw = await secretDrawIn(tx)
  const scopes = await timed('what is published, with all checks', () =>
    scopesWithParts({ edition: place.number, farms, groups: [], secretDraw, before: () => [] }),
  )
  const sets = scopes.reduce((sum, made) => sum + made.sets.length, 0)
  const ofFarms = scopes.find(({ scope }) => scope === 'farm')?.sets.length ?? 0
  console.log(line('made', `${ofFarms} groups and best`, `${sets} in ${scopes.length} scopes`))
  const candidates = farms.map(({ farm }) => farm)
  const writing = await figureWriting(tx, '')
  await timed('the review', () =>
    reviewOf(withoutParts(scopes), candidates, { decisions: [], edition: place.number, writing }),
  )
  await timed('storing it', () =>
    keepEdition(tx, {
      ...place,
      publisher: 1,
      note: null,
      farms: farms.length,
      moved: [],
      scopes,
    }),
  )
}

/** Farms of the store with their results, as the job reads them, and how long each took. */
async function readModels(db: Database) {
  return db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: number }>`
      select id from periods where name = ${period}`.execute(tx)
    const candidates = await editionCandidates(tx, rows[0]?.id ?? 0)
    const progress = () => Promise.resolve()
    const tell = stopwatch()
    const read = await resultsOfFarms(tx, candidates, { today, progress })
    const reading = tell(candidates.length)
    return { models: read.filter(({ scopes }) => scopes.length > 0), reading }
  })
}

/** Those that there are, and more. */
async function zonesOf(db: Database): Promise<readonly Zone[]> {
  const { rows } = await sql<Zone>`select id, name, region from zones order by id`.execute(db)
  const more = Array.from({ length: zonesWanted - rows.length }, (_, at) => ({
    id: 1000 + at,
    name: `Zone ${at + 1}`,
    region: `Region ${(at % regions) + 1}`,
  }))
  return [...rows, ...more]
}

/** The same farms in the three periods before, unless they are there: 100,000 farm-periods in all. */
export async function copyToPeriodsBefore({ db, url }: Store, { edition }: EditionOfMany) {
  const { rows: others } = await sql`select from editions where id <> ${edition}`.execute(db)
  if (others.length > 0) return
  const patient = openDatabase(url, { patience: 0, connections: 1 })
  try {
    await patient.transaction().execute(tx => copied(tx, edition))
    await sql`analyze`.execute(patient)
  } finally {
    await patient.destroy()
  }
}

async function copied(tx: Transaction, edition: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into editions (period_id, number, published_at, note, farms, fingerprint)
    select p.id, 1, now(), null, e.farms, e.fingerprint
    from editions e, periods p
    where e.id = ${edition} and p.start_date < (
      select start_date from periods where id = e.period_id)
    order by p.start_date desc limit 3
    returning id`.execute(tx)
  for (const { id } of rows) {
    await sql`
      insert into published.edition_results
      select ${id}, farm_id, scope, owner, has_profit, lines, measures, rankings
      from published.edition_results where edition_id = ${edition}`.execute(tx)
    await sql`
      insert into published.edition_statistics
      select ${id}, scope, set_key, contents
      from published.edition_statistics where edition_id = ${edition}`.execute(tx)
  }
}
