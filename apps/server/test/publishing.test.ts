// An edition is made of the farms that may be counted, published as a whole, and never changed again.

import type { BenchmarkExplained, BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'
import type { GroupPreview } from '@furrow/wire/editions/group-preview-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody } from '../src/access/reach/viewer.ts'
import { runQuery } from '../src/db/run-query.ts'
import { changedEditions, fingerprintStored } from '../src/publishing/edition-fingerprint.ts'
import { editionCandidates } from '../src/publishing/edition-candidates.ts'
import { refuseChanged } from '../src/publishing/edition-turn.ts'
import { publishEdition } from '../src/publishing/publish-edition.ts'
import type { Ask, Asker } from './asking.ts'
import { running } from './asked-jobs.ts'
import { workedAgain } from './explained-figures.ts'
import { ownDatabase } from './own-database.ts'
import { openValidatedFarms } from './validated-farms.ts'
import type { ValidatedFarms } from './validated-farms.ts'

const { db } = ownDatabase('validated farms')
let asker: Asker
let period: number
let person: number
let edition: ValidatedFarms['edition']
beforeAll(async () => {
  const farms = await openValidatedFarms(db)
  ;({ asker, period, person, edition } = farms)
}, 120_000)
afterAll(() => asker?.close())

interface Result {
  readonly edition: number
  readonly farms: number
  readonly left_out: readonly { readonly reason: string }[]
  readonly moved: readonly { readonly label: string; readonly after: string | null }[]
  readonly review: {
    readonly groups: readonly {
      scope: string
      group: string
      farms: number
      average: { rule: string; why: string; mend: string } | null
    }[]
  }
}

const published = (trial: boolean) => edition<Result>(trial)

const editions = async () => {
  const { body } = await asker.ask('POST', '/api/editions/search', {
    filters: [{ field: 'period_id', operator: '=', value: period }],
    sort: [{ field: 'number', direction: 'asc' }],
  })
  return body.data as { id: number; number: number; fingerprint: string; farms: string }[]
}

/** What is published of an edition, to the byte. */
async function frozen(edition = 0): Promise<string> {
  const rows = await runQuery(
    db,
    sql<{ text: string }>`
      select scope || set_key || contents::text as text from published.edition_statistics
      where edition_id = ${edition} order by scope, set_key`,
  )
  expect(rows.length).toBeGreaterThan(20)
  return rows.map(({ text }) => text).join('\n')
}

test('a trial says what an edition would hold, and keeps nothing', async () => {
  const { farms, left_out: left, review } = await published(true)
  expect(farms + left.length).toBe(60)
  expect(farms).toBeGreaterThan(40)
  expect(review.groups.some(({ scope, average }) => scope === 'farm' && average === null)).toBe(
    true,
  )
  expect(await editions()).toEqual([])
}, 120_000)

test('an edition is published, and the next one without changes has the same figures', async () => {
  await published(false)
  const again = await published(false)
  expect(again).toMatchObject({ edition: 2, moved: [] })
  const [first, second] = await editions()
  expect([first?.number, second?.number]).toEqual([1, 2])
  expect(await frozen(second?.id)).toBe(await frozen(first?.id))
}, 120_000)

test('a farm that is not validated, or has not agreed, is left out and said', async () => {
  const [one, other] = await runQuery(
    db,
    sql<{ id: number }>`
      select farm_id as id from farm_period where period_id = ${period} order by 1 limit 2`,
  )
  await runQuery(
    db,
    sql`update farm_period set status = 'Submitted'
      where period_id = ${period} and farm_id = ${one?.id}`,
  )
  await runQuery(
    db,
    sql`update assets_season set benchmark_opt_in = 0
      where period_id = ${period} and farm_id = ${other?.id}`,
  )
  const { left_out: left } = await published(true)
  expect(left.map(({ reason }) => reason).toSorted()).toEqual([
    'It hasn’t agreed to be compared.',
    'It isn’t validated.',
  ])
}, 120_000)

test('nobody changes what was published', async () => {
  for (const table of [
    'published.edition_results',
    'published.edition_sets',
    'published.edition_statistics',
    'editions',
  ]) {
    for (const change of ['delete from', 'truncate', 'update']) {
      const set =
        change === 'update'
          ? sql` set ${sql.ref(table === 'editions' ? 'note' : 'scope')} = 'other'`
          : sql``
      const changing = runQuery(db, sql`${sql.raw(change)} ${sql.table(table)}${set}`)
      await expect(changing, `${change} ${table}`).rejects.toThrow(
        /permission denied|never changed|only|cannot truncate/i,
      )
    }
  }
  const [{ id } = { id: 0 }] = await editions()
  for (const method of ['PATCH', 'DELETE']) {
    expect(
      (await asker.ask(method, `/api/editions/${id}`, { note: 'Other' })).status,
    ).toBeGreaterThan(400)
  }
})

test('a row that was changed behind Furrow’s back is found by its fingerprint', async () => {
  expect(await changedEditions(db)).toEqual([])
  const [edition] = await editions()
  const found = db.transaction().execute(async tx => {
    await runQuery(tx, sql`grant update on published.edition_statistics to current_user`)
    await runQuery(tx, sql`alter table published.edition_statistics disable trigger user`)
    await runQuery(
      tx,
      sql`update published.edition_statistics
        set contents = replace(contents::text, '"band":"', '"band":"1')::json
        where edition_id = ${edition?.id} and ctid = (
          select min(ctid) from published.edition_statistics where edition_id = ${edition?.id})`,
    )
    expect(await fingerprintStored(tx, edition?.id ?? 0)).toMatch(/^[0-9a-f]{64}$/)
    expect(await fingerprintStored(tx, edition?.id ?? 0)).not.toBe(edition?.fingerprint)
    throw new Error('Taken back.')
  })
  await expect(found).rejects.toThrow('Taken back.')
  expect(await changedEditions(db)).toEqual([])
})

test('who may not publish is refused, and nonsense is said', async () => {
  const grower: Ask = asker.as(somebody(person + 1, {}))
  const refused = await grower('POST', '/api/v2/editions', { period_id: period })
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Only someone who was given that may publish benchmarks.',
  ])
  expect((await asker.ask('POST', '/api/v2/editions', {})).body.errors).toEqual({
    period_id: ['Say which period.'],
  })
})

async function answerOf(farm: number, query = ''): Promise<string> {
  const { status, text } = await asker.ask(
    'GET',
    `/api/v2/benchmarks?farm_id=${farm}&period_id=${period}${query}`,
  )
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  return text
}

const told = async (farm: number, query = ''): Promise<BenchmarksOfPeriod> =>
  JSON.parse(await answerOf(farm, query)).data

test('a farm is told how it compares with its group', async () => {
  const farms = await runQuery(
    db,
    sql<{
      id: number
    }>`select farm_id as id from farm_period where period_id = ${period} order by 1`,
  )
  let compared = 0
  for (const { id } of farms.slice(2, 20)) {
    const { edition, group, measures } = await told(id)
    expect(edition?.number).toBe(2)
    if (!group) continue
    expect(group.band).toMatch(/^\d+–\d+$/)
    for (const { band, average } of measures) {
      if (band) expect(band.low <= band.middle && band.middle <= band.high).toBe(true)
      if (average !== null) compared += 1
    }
  }
  expect(compared).toBeGreaterThan(200)
})

test('what is said of the average farm follows from its published lines', async () => {
  const farm = 5
  const { measures } = await told(farm)
  let known = 0
  for (const { name, average } of measures.filter((_, place) => place % 5 === 0)) {
    const { status, body, text } = await asker.ask(
      'GET',
      `/api/v2/benchmarks/explain?farm_id=${farm}&period_id=${period}&measure=${name}`,
    )
    expect(status, text).toBe(200)
    const explained = body.data as BenchmarkExplained
    expect(explained.average?.value).toBe(average)
    if (!explained.average || average === null) continue
    expect(workedAgain(explained.formula, explained.average), name).toBe(average)
    known += 1
  }
  expect(known).toBeGreaterThan(8)
}, 60_000)

test('only what was published can be asked for', async () => {
  const path = `/api/v2/benchmarks?farm_id=5&period_id=${period}`
  expect((await asker.ask('GET', `${path}&group=zone 1/All`)).body.errors).toEqual({
    group: ['No such group was published.'],
  })
  expect((await asker.ask('GET', `${path}&edition=9`)).body.message).toBe(
    'There is no such edition of the period.',
  )
  const explained = await asker.ask('GET', `${path.replace('?', '/explain?')}&measure=luck`)
  expect(explained.body.errors).toEqual({ measure: ['There is no such measure.'] })
})

test('groups of staff are published after the tree, and what is too much alike is withheld', async () => {
  const { body } = await asker.ask('POST', '/api/groups/search', { filters: [] })
  expect(body.data).toEqual([])
  const ids = (
    await runQuery(
      db,
      sql<{ id: number }>`
        select f.id from farms f join farm_period p on p.farm_id = f.id and p.period_id = ${period}
        join assets_season s on s.farm_id = f.id and s.period_id = p.period_id
        join assets a on a.id = s.id
        where p.status = 'Validated' and a.benchmark_opt_in = 1 and a.operating_profit is not null
        order by f.id`,
    )
  ).map(({ id }) => id)
  const offer = async (name: string, include: readonly number[], place: number) => {
    const made = await asker.ask('POST', '/api/groups', {
      name,
      offered: true,
      offer_order: place,
      include_farms: include,
    })
    expect(made.status, made.text).toBe(201)
    return Number(made.body.data.id)
  }
  const most = ids.filter((_, at) => at % 4 !== 0)
  const first = await offer('Those who meet', most, 1)
  await offer('Nearly those', most.slice(1), 2)
  const review = (await published(true)).review.groups.filter(({ scope }) => scope === 'farm')
  const said = (name: string) => review.find(({ group }) => group === name)
  expect(said('Those who meet')).toMatchObject({ farms: most.length, average: null })
  const withheld = said('Nearly those')?.average
  expect(withheld).toMatchObject({ rule: 'leftover' })
  expect(withheld?.why).toBe('It differs from “Those who meet” by 1 owner.')
  expect(withheld?.mend).toMatch(/^Take .+ in, or let at least three owners differ\.$/)
  await tryGroups({ ids, most, first, withheld })

  await published(false)
  const chips = async (farm: number) =>
    (await told(farm)).groups.filter(one => one.key === `group ${first}`)
  const key = `group ${first}`
  expect(await chips(most[0] ?? 0)).toMatchObject([{ by_staff: true, is_own: true }])
  expect(await chips(ids[0] ?? 0)).toMatchObject([{ by_staff: true, is_own: false }])
  expect(await told(most[0] ?? 0, `&group=${encodeURIComponent(key)}`)).toMatchObject({
    group: { key, name: 'Those who meet' },
  })
}, 120_000)

test('an old edition answers the same bytes, whatever is published after it', async () => {
  const answers = () => Promise.all([5, 6, 7].map(farm => answerOf(farm, '&edition=1')))
  const then = await answers()
  await runQuery(
    db,
    sql`update assets set oh_rates = oh_rates * 3 + 1000 where id in (
      select id from assets_season where period_id = ${period} and farm_id between 8 and 20)`,
  )
  const { moved } = await published(false)
  expect(moved.length).toBeGreaterThan(10)
  // Of an average farm, in words.
  const rates = moved.find(({ label }) => label === 'Rates and land tax')
  expect(rates?.after).toMatch(/^\$[\d,]+/)
  expect(await answers()).toEqual(then)
  expect(await answerOf(5, '')).not.toBe(then[0])
}, 60_000)

test('of two editions that are asked for at once, one comes after the other', async () => {
  const last = (await editions()).length
  for (const trial of [false, false]) {
    const asked = await asker.ask('POST', '/api/v2/editions', { period_id: period, trial })
    expect(asked.status, asked.text).toBe(202)
  }
  const ended = await Promise.all([running(db), running(db)])
  for (let left = ended.filter(Boolean).length; left < 2; left += 1) ended.push(await running(db))
  expect(ended.filter(Boolean).map(job => job?.ended)).toEqual(['completed', 'completed'])
  const numbers = (await editions()).map(({ number }) => number)
  expect(numbers.slice(last)).toEqual([last + 1, last + 2])
}, 60_000)

test('a farm that is reopened while its edition is made stops it whole', async () => {
  const before = (await editions()).length
  const reopen = (status: string) =>
    runQuery(
      db,
      sql`update farm_period set status = ${status} where period_id = ${period} and farm_id = 9`,
    )
  const publishing = db.transaction().execute(tx =>
    publishEdition(
      { period, note: null, isTrial: false },
      {
        tx,
        publisher: person,
        today: '2024-09-01',
        progress: async share => {
          if (share >= 0.9) await reopen('Open')
        },
      },
    ),
  )
  await expect(publishing).rejects.toThrow(/ changed in the meantime\. Publish again\.$/)
  expect((await editions()).length).toBe(before)
  await reopen('Validated')
}, 60_000)

const changes = {
  'is validated again': () => sql`update farm_period set updated_at = now() where farm_id = 9`,
  withdraws: () => sql`update assets_season set benchmark_opt_in = 0 where farm_id = 9`,
  'is removed': () => sql`update farms set deleted_at = now() where id = 9`,
}
test.each(Object.entries(changes))('so does a farm that %s in the meantime', async (_, change) => {
  const refused = db.transaction().execute(async tx => {
    const candidates = await editionCandidates(tx, period)
    const taking = candidates.filter(({ leftOut }) => leftOut === null)
    await refuseChanged(tx, period, taking)
    await runQuery(tx, change())
    await refuseChanged(tx, period, taking)
  })
  await expect(refused).rejects.toThrow(/^[^,]+ changed in the meantime\. Publish again\.$/)
})

interface TriedGroups {
  readonly ids: readonly number[]
  readonly most: readonly number[]
  readonly first: number
  readonly withheld: unknown
}

/** What a trial of the edition says of a group that is kept is said of one that is typed. */
async function tryGroups({ ids, most, first, withheld }: TriedGroups): Promise<void> {
  const tried = async (group: object): Promise<GroupPreview> => {
    const asked = { period_id: period, name: 'Typed', ...group }
    const { status, text, body } = await asker.ask('POST', '/api/v2/groups/preview', asked)
    expect(status, text).toBe(200)
    return body.data as GroupPreview
  }
  const nearly = await tried({ include_farms: most.slice(1) })
  expect(nearly).toMatchObject({ farms: most.length - 1, unnamed: 0, left_out: [] })
  expect(nearly.members.map(({ farm_id }) => farm_id).toSorted((a, b) => a - b)).toEqual(
    most.slice(1),
  )
  expect(nearly.figures[0]).toEqual({
    figure: 'average',
    is_published: false,
    withheld: [{ ...Object(withheld), figures: 1 }],
  })
  expect(nearly.conflicts).toMatchObject([
    { group_id: first, shared: most.length - 1, withholds: 'this' },
  ])
  // Before the other, it is the other that is withheld.
  const before = await tried({ include_farms: most.slice(1), offer_order: 0 })
  expect(before.figures[0]).toMatchObject({ is_published: true })
  expect(before.conflicts).toMatchObject([{ group_id: first, withholds: 'other' }])
  const few = await tried({ include_farms: ids.slice(0, 2), exclude_farms: ids.slice(2, 3) })
  expect(few.figures.map(({ withheld: [one] }) => one?.rule)).toEqual(['floor', 'floor', 'floor'])
  expect(few).toMatchObject({ owners: expect.any(Number), conflicts: [] })
  const all = await tried({ filter: { activities: ['Dryland cropping', 'Mixed', 'Livestock'] } })
  expect(all.farms).toBeGreaterThan(15)
  expect(all.members.every(({ is_added, place }) => !is_added && place !== undefined)).toBe(true)
}
