// A figure far from all others is decided about: kept, left out until it is corrected, or excluded with a reason.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody } from '../src/access/reach/viewer.ts'
import { runQuery } from '../src/db/run-query.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { openValidatedFarms } from './validated-farms.ts'
import type { ValidatedFarms } from './validated-farms.ts'

const { db } = ownDatabase('validated farms')
let asker: Asker
let period: number
let edition: ValidatedFarms['edition']
let odd: { readonly id: number; readonly farm_id: number }
beforeAll(async () => {
  const made = await openValidatedFarms(db)
  ;({ asker, period, edition } = made)
  // Few enough that each odd figure of theirs is told.
  const others = made.farms.slice(12)
  await runQuery(
    db,
    sql`
      update farm_period set status = 'In progress'
      where period_id = ${period} and farm_id = any(${others}::bigint[])`,
  )
  const [found] = await runQuery(
    db,
    sql<typeof odd>`
      select assets_season.id, farm_id from assets_season
      where period_id = ${period} and benchmark_opt_in = 1 order by farm_id limit 1`,
  )
  if (!found) throw new Error('No farm has a record.')
  odd = found
  await said({ oh_rates: 900_000_000_00 })
}, 120_000)
afterAll(() => asker?.close())

async function said(figures: object) {
  const { status, text } = await asker.ask('PATCH', `/api/assets/${odd.id}`, figures)
  expect(status, text).toBe(200)
}

interface Trial {
  readonly left_out: readonly { farm_id: number; scope?: string; reason: string }[]
  readonly review: {
    readonly undecided: number
    readonly outliers: readonly {
      farm_id: number
      scope: string
      measure: string
      of: string
      text: string
      middle: string
      decision: { decision: string; reason: string | null } | null
    }[]
  }
}

const tried = () => edition<Trial>(true)

const measure = 'overhead_per_ha'
const ofOdd = ({ review: { outliers } }: Trial) =>
  outliers.find(one => one.farm_id === odd.farm_id && one.measure === measure)

function decide(decision: string, reason?: string, ask: Ask = asker.ask, more = {}) {
  const figure = { farm_id: odd.farm_id, period_id: period, scope: 'farm', measure }
  return ask('POST', '/api/v2/editions/decisions', { ...figure, decision, reason, ...more })
}

test('a figure that is kept is looked at again once it changes', async () => {
  const found = ofOdd(await tried())
  expect(found).toMatchObject({ scope: 'farm', of: 'Whole farm', decision: null })
  // As people write it, beside the middle farm's.
  for (const text of [found?.text, found?.middle]) expect(text).toMatch(/^\$[\d,]+(\.\d\d)?\/ha$/)
  const kept = await decide('Keep')
  expect(kept.status, kept.text).toBe(201)
  expect(kept.body.data).toMatchObject({ decision: 'Keep', reason: null, farm_id: odd.farm_id })
  const { left_out, review } = await tried()
  expect(left_out.filter(({ farm_id }) => farm_id === odd.farm_id)).toEqual([])
  expect(ofOdd({ left_out, review })?.decision).toEqual({ decision: 'Keep', reason: null })
  await said({ oh_rates: 910_000_000_00 })
  expect(ofOdd(await tried())?.decision).toBeNull()
})

test('what is to be corrected waits until it changes', async () => {
  expect((await decide('Correct', 'In cents, not in dollars.')).status).toBe(201)
  const waiting = (await tried()).left_out.filter(({ farm_id }) => farm_id === odd.farm_id)
  expect(waiting).toMatchObject(
    [{ scope: 'farm', reason: /to be corrected \(In cents/ }].map(one => ({
      ...one,
      reason: expect.stringMatching(one.reason),
    })),
  )
  await said({ oh_rates: 920_000_000_00 })
  expect((await tried()).left_out.filter(({ farm_id }) => farm_id === odd.farm_id)).toEqual([])
})

test('what is excluded stays out of that comparison, whatever it changes to, until it is kept', async () => {
  expect((await decide('Exclude', 'Sold a mine.')).status).toBe(201)
  await said({ oh_rates: 930_000_000_00 })
  const { left_out, review } = await tried()
  expect(left_out.find(({ farm_id }) => farm_id === odd.farm_id)?.reason).toContain(
    '(Sold a mine.)',
  )
  expect(ofOdd({ left_out, review })).toBeUndefined()
  await decide('Keep')
  expect((await tried()).left_out.filter(({ farm_id }) => farm_id === odd.farm_id)).toEqual([])
})

test('a decision needs its figure, its reason and the right to it', async () => {
  const sentence = async (asked: ReturnType<typeof decide>) => JSON.stringify((await asked).body)
  expect(await sentence(decide('Exclude'))).toContain('Say why')
  expect(await sentence(decide('Perhaps'))).toContain('Keep, Correct or Exclude')
  expect(await sentence(decide('Keep', '', asker.ask, { measure: 'none' }))).toContain(
    'There is no such measure.',
  )
  expect(await sentence(decide('Keep', '', asker.ask, { scope: 'crop 99999' }))).toContain(
    'The farm has no such crop or stock in that period.',
  )
  expect(await sentence(decide('Keep', '', asker.ask, { farm_id: 999_999 }))).toContain(
    'The farm doesn’t record that period.',
  )
  const farms = [odd.farm_id]
  const owner = asker.as(somebody(7, { farms, managed: farms, money: farms }))
  expect((await decide('Exclude', 'Mine.', owner)).status).toBe(403)
})

test('a farm’s managers read what was decided about its figures; its other people do not', async () => {
  const farms = [odd.farm_id]
  const search = async (ask: Ask) => {
    const { body } = await ask('POST', '/api/outlier_decisions/search', {})
    return (body.data as { farm_id: number }[]).length
  }
  expect(await search(asker.as(somebody(7, { farms, managed: farms, money: farms })))).toBe(4)
  expect(await search(asker.as(somebody(8, { farms, money: farms })))).toBe(0)
  expect(await search(asker.as(somebody(9, { farms, managed: farms })))).toBe(0)
  const added = await asker.ask('POST', '/api/outlier_decisions', { farm_id: odd.farm_id })
  expect(added.status).toBeGreaterThanOrEqual(400)
})
