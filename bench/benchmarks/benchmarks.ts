// npm run bench -- benchmarks: how farms are compared among 100,000 farm-periods and 2,000 groups, and how long an
// edition of 25,000 farms takes.

import { sql } from 'kysely'
import { askOnce, jsonAsk } from '../ask.ts'
import type { Bench, Benching } from '../bench.ts'
import { farmOfCrops } from '../cropping/farm-of-crops.ts'
import { line } from '../figures.ts'
import type { StartedServer } from '../started-server.ts'
import { printBusiest } from '../print-busiest.ts'
import { timeSummary, toldSummary } from '../time-summary.ts'
import { farmer } from '../viewers.ts'
import { withProduct } from '../with-servers.ts'
import {
  copyToPeriodsBefore,
  editionOfMany,
  farmsPublished,
  publishMany,
} from './published-many.ts'
import type { EditionOfMany } from './published-many.ts'
import { askBenchmarks, ownResults, questions } from './questions.ts'
import type { Place, Question } from './questions.ts'

const timesEach = 20
/** Seconds, on a machine that has nothing else to do. */
const publishingWanted = 180

export const benchmarks: Bench = {
  what: 'how a farm compares among 100,000 farm-periods, and publishing 25,000 farms',
  farms: 200,
  run: async benching => {
    const { store, wanted } = benching
    const isAsked = (name: string) => name.includes(wanted.only)
    const there = await editionOfMany(store)
    const isQuick = !isAsked('publishing') || (await publishing(benching, !there))
    const made = there ?? (await editionOfMany(store))
    if (!made) {
      console.log('The first run publishes the farms that questions are asked about.')
      return isQuick
    }
    await copyToPeriodsBefore(store, made)
    const answered = await withProduct(benching, async product => {
      let enough = true
      for (const question of await questionsAsked(benching, product, made)) {
        if (!isAsked(question.name)) continue
        enough = (await timed(benching, product, question)) && enough
      }
      return enough
    })
    return isQuick && answered
  },
}

async function publishing({ store }: Benching, keep: boolean): Promise<boolean> {
  const { reading, publishing: steps } = await publishMany(store, keep)
  const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`
  for (const [step, { took, work }] of Object.entries(steps)) {
    console.log(line(seconds(took), `work ${seconds(work)}`, step))
  }
  const all = Object.values(steps).reduce((sum, { took }) => sum + took, 0) / 1000
  const enough = all <= publishingWanted ? 'reached' : 'not reached'
  console.log(`  at most ${publishingWanted} s is wanted of an idle machine: ${enough}`)
  const { took, work } = reading
  const comesTo = seconds(took * farmsPublished)
  console.log('  before that, what they are published from is read:')
  console.log(line(comesTo, `${took.toFixed(1)} ms a farm`, `work ${work.toFixed(1)} ms`))
  console.log(`\npublishing ${all.toFixed(0)} s`)
  return all <= publishingWanted
}

async function timed(
  { wanted: { rounds, profile } }: Benching,
  product: StartedServer,
  question: Question,
): Promise<boolean> {
  await toldSummary(question.ask, product)
  if (profile) await product.tell('profile')
  const enough = await timeSummary({ ...question, product, times: rounds * timesEach })
  if (profile) printBusiest(await product.profile())
  return enough
}

async function questionsAsked(
  { store: { db } }: Benching,
  product: StartedServer,
  made: EditionOfMany,
): Promise<readonly Question[]> {
  const asking = await comparedFarm(db, product, made)
  const manyCrops = await farmOfCrops(db)
  const scope = await aCropOf(db, product, manyCrops)
  return [...questions(db, { ...made, ...asking }), ownResults(db, manyCrops, scope)]
}

interface Compared {
  readonly edition: object | null
  readonly group: { readonly key: string } | null
  readonly scopes: readonly { readonly scope: string }[]
}

/** The first farm that has a group, crops and a ladder. */
async function comparedFarm(
  db: Benching['store']['db'],
  product: StartedServer,
  { period }: EditionOfMany,
) {
  const { rows } = await sql<{ farm: number }>`
    select farm_id as farm from farm_period where period_id = ${period} order by 1`.execute(db)
  for (const { farm } of rows) {
    const place = { farm, period }
    const page = await askOnce(askBenchmarks(place), product)
    const ladder = await askOnce(askBenchmarks(place, '', '/ladder'), product)
    if (page.status !== 200 || ladder.status !== 200) continue
    const { group, scopes } = (JSON.parse(page.text) as { data: Compared }).data
    const { gap } = (JSON.parse(ladder.text) as { data: { gap: object | null } }).data
    if (group && scopes.length > 3 && gap) {
      console.log(line('asking', `farm ${farm}`, `${scopes.length} scopes`, group.key))
      return { farm, groups: [group.key, `top of ${group.key}`] }
    }
  }
  throw new Error('No farm is compared with others.')
}

/** Its record, and what its crops are compared as, are made by the first run. */
async function aCropOf(
  db: Benching['store']['db'],
  product: StartedServer,
  place: Place,
): Promise<string> {
  const read = async () =>
    ((await toldSummary(askBenchmarks(place), product)) as Compared).scopes.find(({ scope }) =>
      scope.startsWith('crop '),
    )
  if (!(await read())) {
    const { farm, period } = place
    await sql`
      update crop_collections c set enterprise_id = (
        select e.id from crop_collection_enterprises e
        where e.crop_type_id = c.current_crop_id order by e.id limit 1)
      where farm_id = ${farm} and period_id = ${period}`.execute(db)
    const record = { farm_id: farm, period_id: period }
    await askOnce(jsonAsk('POST', '/api/assets', farmer([farm]), record), product)
  }
  const found = await read()
  if (!found) throw new Error('The farm of many crops has none that is compared.')
  return found.scope
}
