// What stands on the big screen is what the edition published and nothing else; and what whoever follows it is told.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'
import type {
  FollowedScreen,
  ShownFinding,
  WorkshopScreen,
} from '@furrow/wire/office/workshop-screen-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAttemptCounter } from '../src/access/attempts/attempt-counter.ts'
import { requestOriginOf } from '../src/access/attempts/request-origin.ts'
import { somebody } from '../src/access/reach/viewer.ts'
import { runQuery } from '../src/db/run-query.ts'
import { joiningByCode } from '../src/workshops/join-by-code.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow } from './planted-farm.ts'
import { openPresenting } from './presenting.ts'
import type { Presenting } from './presenting.ts'

const { db } = ownDatabase('published farms')
let here: Presenting
let screen: WorkshopScreen

beforeAll(async () => {
  here = await openPresenting(db)
  const { id } = await here.begin()
  screen = (await here.staff('GET', `/api/v2/workshop-sessions/${id}/screen`)).body.data
}, 180_000)
afterAll(() => here?.asker.close())
beforeEach(() => sql`delete from upkeep.sign_in_limits`.execute(db))

interface Frozen {
  readonly scope: string
  readonly set_key: string
  readonly contents: {
    readonly name: string
    readonly band: string
    readonly ranking: string | null
    readonly average: {
      readonly lines: readonly (number | null)[]
      readonly states: readonly string[]
    } | null
    readonly percentiles: readonly ({ readonly [K in 'low' | 'middle' | 'high']: number } & {
      readonly kind: string
    })[]
  }
}

const frozen = (group: string) =>
  runQuery(
    db,
    sql<Frozen>`
      select scope, set_key, contents from published.edition_statistics
      where set_key in (${group}, ${`top of ${group}`})`,
  )

/** As people read it: dollars of cents, percentages of shares; rounded to what is still told apart. */
function near(told: number | null, published: number | undefined, unit: string): boolean {
  if (told === null || published === undefined) return told === null && published === undefined
  const factor = unit.startsWith('$') ? 0.01 : unit === 'share' ? 100 : 1
  const value = published * factor
  return Math.abs(told - value) <= Math.max(0.051, Math.abs(value) * 0.006)
}

describe('what stands on the screen', () => {
  test('is each band of the edition, and no other', async () => {
    const sets = new Map(
      (await frozen(here.group)).map(one => [`${one.scope}|${one.set_key}`, one.contents] as const),
    )
    let bands = 0
    for (const finding of screen.findings) {
      const { measures } = comparisonOf(finding.scope)
      const at = measures.findIndex(({ name }) => name === finding.measure)
      const { unit, twinOf } = measures[at] ?? expect.fail(finding.measure)
      const band = sets.get(`${finding.scope}|${here.group}`)?.percentiles[at] ?? undefined
      const where = `${finding.scope} ${finding.measure}`
      expect([where, twinOf, finding.band]).toEqual([where, null, band?.kind ?? null])
      for (const end of ['low', 'middle', 'high'] as const)
        expect(near(finding[end].value, band?.[end], unit), `${where} ${end}`).toBe(true)
      expect(band !== undefined || finding.average.value !== null, where).toBe(true)
      if (band) bands += 1
    }
    expect(bands).toBeGreaterThan(20)
    // Whatever band there is of a measure that isn't told for each 100 mm, and isn't 0, is shown.
    const published = [...sets].flatMap(([key, { percentiles }]) => {
      const [scope = '', set] = key.split('|')
      if (set !== here.group || !/^(farm|(crop|stock) \d+)$/.test(scope)) return []
      return comparisonOf(scope).measures.flatMap(({ name, twinOf }, at) => {
        const { low = 0, high = 0 } = percentiles[at] ?? {}
        return twinOf === null && (low !== 0 || high !== 0) ? [`${scope} ${name}`] : []
      })
    })
    const shown = screen.findings.flatMap(({ scope, measure, band }) =>
      band ? [`${scope} ${measure}`] : [],
    )
    const bare = new Set(published)
    expect(shown.filter(one => bare.has(one)).toSorted()).toEqual(published.toSorted())
  })

  test('is each average by its published lines, and the best beside it', async () => {
    // The one of which most crops are told.
    const [{ key } = { key: '' }] = await runQuery(
      db,
      sql<{ key: string }>`
        select set_key as key from published.edition_statistics
        where scope like 'crop %' and contents ->> 'kind' <> 'top'
          and json_typeof(contents -> 'average') = 'object'
        group by set_key order by count(*) desc, set_key limit 1`,
    )
    const { id } = await here.begin({ group: key })
    const { body } = await here.staff('GET', `/api/v2/workshop-sessions/${id}/screen`)
    const wide: WorkshopScreen = body.data
    const rows = await frozen(key)
    const quotient = (scope: string, set: string, [over, under]: readonly [string, string]) => {
      const average = rows.find(one => one.scope === scope && one.set_key === set)?.contents.average
      const { lines } = comparisonOf(scope)
      const [top, bottom] = [over, under].map(name => {
        const at = lines.findIndex(line => line.name === name)
        return average?.states[at] === 'published' ? (average.lines[at] ?? null) : null
      })
      return top === null || top === undefined || !bottom ? undefined : top / bottom
    }
    let averages = 0
    for (const finding of wide.findings) {
      const of = {
        yield: ['produced', 'harvested_ha'],
        price: ['priced_income', 'priced'],
      } as const
      if (!finding.scope.startsWith('crop ') || !(finding.measure in of)) continue
      const lines = of[finding.measure as 'yield']
      const unit = finding.measure === 'price' ? '$' : 't'
      const [average, top] = [key, `top of ${key}`].map(set => quotient(finding.scope, set, lines))
      expect(near(finding.average.value, average, unit), JSON.stringify(finding)).toBe(true)
      expect(near(finding.top.value, top, unit), JSON.stringify(finding)).toBe(true)
      if (average !== undefined) averages += 1
    }
    expect(averages).toBeGreaterThan(2)
  })

  test('stands in an order that a hall can take, in sentences', () => {
    const { findings, group } = screen
    expect(findings.slice(0, 3).map(({ measure }) => measure)).toEqual([
      'roam',
      'operating_profit_per_ha',
      'operating_profit_margin',
    ])
    const scopes = [...new Set(findings.map(({ scope }) => scope))]
    expect(scopes[0]).toBe('farm')
    const changes = findings.filter(({ scope }, at) => scope !== findings[at - 1]?.scope)
    expect(changes.length).toBe(scopes.length)
    const crops = findings.filter(({ scope }) => scope === scopes.find(one => one !== 'farm'))
    expect(['yield', 'kg_per_ha', 'kg_per_dse']).toContain(crops[0]?.measure)
    for (const { sentence } of findings) expect(sentence).toMatch(/^(Half|Three|The average).+\.$/)
    expect(group.best).toBe('operating profit per hectare per 100 mm')
    expect(group.band).toMatch(/^\d+–\d+$/)
  })

  test('names no farm, and says no exact number of them', async () => {
    const text = JSON.stringify(screen)
    const names = await runQuery(db, sql<{ name: string }>`select farm_name as name from farms`)
    expect(names.filter(({ name }) => text.includes(name))).toEqual([])
    expect(Object.keys(screen.group).toSorted()).toEqual(['band', 'best', 'name'])
  })
})

describe('whoever follows', () => {
  const slideOf = (fits: (finding: ShownFinding) => boolean) => screen.findings.findIndex(fits)
  const grown = async (farm: number, scope = 'farm', ask = here.asker.ask) => {
    const which = { farm_id: String(farm), period_id: String(here.period), scope }
    const asked = new URLSearchParams({ ...which, ...(scope === 'farm' && { group: here.group }) })
    const { body } = await ask('GET', `/api/v2/benchmarks?${asked.toString()}`)
    return body.data as BenchmarksOfPeriod
  }
  const followed = async (...asked: Parameters<Presenting['follow']>) => {
    const { status, body, text } = await here.follow(...asked)
    expect(status, text).toBe(200)
    return body.data as FollowedScreen
  }

  test('is told the finding that is shown, and their own figure as the comparison tells it', async () => {
    const [farm = 0, other = 0] = here.farms
    const slide = slideOf(({ measure }) => measure === 'operating_profit_per_ha')
    const { id, code, findings } = await here.begin({ slide })
    const pass = await here.passFor(code)
    const manager = here.asker.as(somebody(7, { farms: [farm], money: [farm] }))
    const worker = here.asker.as(somebody(8, { farms: [farm] }))
    const plain = await followed(pass)
    expect(plain).toMatchObject({ slide, findings, own: null, why_not: null, is_over: false })
    expect(plain.finding).toEqual(screen.findings[slide])
    const own = (await grown(farm)).measures.find(one => one.name === 'operating_profit_per_ha')
    const told = await followed(pass, manager, farm)
    expect(near(told.own?.figure.value ?? null, own?.own ?? undefined, '$/ha')).toBe(true)
    expect(told.own?.place === null).toBe(own?.place === null)
    const without = await followed(pass, worker, farm)
    expect(without).toMatchObject({ own: null })
    expect(without.why_not).toMatch(/^You don’t have access to the finances of .+\.$/)
    // What follows from no money is told to whoever sees none.
    const seen = await Promise.all(
      (await grown(farm)).scopes.map(async ({ scope }) => grown(farm, scope, worker)),
    )
    const known = seen.flatMap(({ scope, measures }) =>
      measures.flatMap(one => (one.own === null ? [] : [`${scope} ${one.name}`])),
    )
    const bare = slideOf(({ scope, measure }) => known.includes(`${scope} ${measure}`))
    await here.staff('PATCH', `/api/workshop_sessions/${id}`, { slide: bare })
    expect((await followed(pass, worker, farm)).own).toMatchObject({ farm: expect.any(String) })
    for (const foreign of [other, 999_999]) {
      const refused = await here.follow(pass, manager, foreign)
      expect([refused.status, refused.body.message]).toEqual([
        404,
        'This farm doesn’t exist, or you don’t have access to it.',
      ])
    }
    expect((await here.follow(pass, manager, 'x')).status).toBe(422)
  })

  test('is told why there is no own figure', async () => {
    const slide = slideOf(({ scope }) => scope !== 'farm')
    const { about = '', scope = '' } = screen.findings[slide] ?? {}
    const { code } = await here.begin({ slide })
    const pass = await here.passFor(code)
    const all = await Promise.all(here.farms.map(async farm => [farm, await grown(farm)] as const))
    const [without] = all.find(([, { scopes }]) => scopes.every(one => one.scope !== scope)) ?? [0]
    const manager = here.asker.as(somebody(7, { farms: [without], money: [without] }))
    const { own, why_not: why } = await followed(pass, manager, without)
    expect([own, why?.includes(`has no ${about} in 2023–24.`)]).toEqual([null, true])
    const empty = await insertRow(db, 'farms', { farm_name: 'Empty Downs' })
    const owner = here.asker.as(somebody(9, { farms: [empty], money: [empty] }))
    expect((await followed(pass, owner, empty)).why_not).toBe(
      'Empty Downs has no records for 2023–24.',
    )
  })

  const halvesOf = (pass: string) => [
    pass.slice(0, pass.indexOf('-')),
    pass.slice(pass.indexOf('-') + 1),
  ]

  test('has a pass of this presentation and of no other', async () => {
    const [one, other] = [await here.begin(), await here.begin()]
    const [pass, others] = [await here.passFor(one.code), await here.passFor(other.code)]
    const [[number = '', mark = ''], [, theirs = '']] = [halvesOf(pass), halvesOf(others)]
    const forged = [
      `${other.id}-${mark}`,
      `${number}-${theirs}`,
      pass.slice(0, -1),
      `${pass}A`,
      `${number}-${'A'.repeat(43)}`,
      `${number}-`,
      `${number}.${mark}`,
      number,
      `0${pass}`,
      one.code,
      'x'.repeat(199),
      `${'9'.repeat(15)}-${mark}`,
    ]
    for (const wrong of forged) {
      expect([wrong, (await here.follow(wrong)).status]).toEqual([wrong, 404])
    }
    expect((await here.follow('')).status).toBe(422)
    expect((await here.follow(pass)).status).toBe(200)
    await here.staff('DELETE', `/api/workshop_sessions/${one.id}`)
    expect((await here.follow(pass)).status).toBe(404)
  })

  test('joins with a whole hall at once; wrong codes hold off their own address alone', async () => {
    const { code, id } = await here.begin()
    const join = joiningByCode({ db, gate: openAttemptCounter(db) })
    const from = (ip: string) => requestOriginOf(ip, undefined)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const passes = await Promise.all(
      Array.from({ length: 100 }, (_, at) => join(at % 2 ? spaced : code, from('203.0.113.9'))),
    )
    expect(new Set(passes).size).toBe(1)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const said: string[] = []
    for (let times = 0; times < 12; times += 1) {
      await join(wrong, from('203.0.113.9')).catch((error: Error) => said.push(error.message))
    }
    const sentence = 'No presentation has this code now. Check the code on the big screen.'
    expect(said.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => sentence))
    expect(said.at(-1)).toMatch(/^Too many attempts\. Try again in \d+ seconds?\.$/)
    await expect(join(code, from('203.0.113.9'))).rejects.toThrow('Too many attempts')
    expect(await join(code, from('203.0.113.10'))).toBe(passes[0])
    await here.staff('PATCH', `/api/workshop_sessions/${id}`, { ended_at: '2026-01-01T00:00:00Z' })
    await expect(join(code, from('203.0.113.10'))).rejects.toThrow(sentence)
  })
})
