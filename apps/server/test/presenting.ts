// A workshop of today's people on published farms, of which one group is presented.

import { sql } from 'kysely'
import { expect } from 'vitest'
import { nobody } from '../src/access/reach/viewer.ts'
import type { Database } from '../src/db/database.ts'
import { runQuery } from '../src/db/run-query.ts'
import type { Answer, Ask, Asker } from './asking.ts'
import { insertRow } from './planted-farm.ts'
import { openValidatedFarms } from './validated-farms.ts'

export interface Presenting {
  readonly asker: Asker
  readonly period: number
  readonly farms: readonly number[]
  readonly staff: Ask
  readonly workshop: number
  /** By its key: one of which averages, bands and the best are published. */
  readonly group: string
  make(path: string, values: object): Promise<number>
  begin(values?: object): Promise<Begun>
  passFor(code: string): Promise<string>
  follow(pass: string, ask?: Ask, farm?: number | string): Promise<Answer>
}

export interface Begun {
  readonly id: number
  readonly code: string
  readonly findings: number
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

export async function openPresenting(db: Database): Promise<Presenting> {
  const { asker, period, farms } = await openValidatedFarms(db)
  const sue = await insertRow(db, 'users', { name: 'Sue', email: 'sue@o.example', active: true })
  const staff = asker.as({ ...nobody(sue), isStaff: true })
  const anyone = asker.as(nobody(sue))
  const post = async (path: string, values: object) => {
    const { status, text, body } = await staff('POST', `/api/${path}`, values)
    expect(status, text).toBe(201)
    return body.data
  }
  const make = async (path: string, values: object) => Number((await post(path, values)).id)
  const meeting = { name: 'Crops compared', date: tomorrow(), period_id: period }
  const workshop = await make('workshops', meeting)
  const [{ key: group } = { key: '' }] = await runQuery(
    db,
    sql<{ key: string }>`
      select s.set_key as key from published.edition_statistics s
      where s.scope = 'farm' and s.contents ->> 'kind' <> 'top'
      order by s.contents ->> 'percentiles' like '%{%' and json_typeof(s.contents -> 'average') = 'object' desc,
        exists (select from published.edition_statistics t
          where t.scope = 'farm' and t.set_key = 'top of ' || s.set_key) desc, s.set_key limit 1`,
  )
  return {
    asker,
    period,
    farms,
    staff,
    workshop,
    group,
    make,
    begin: values => post('workshop_sessions', { workshop_id: workshop, group, ...values }),
    async passFor(code) {
      const joined = await anyone('POST', '/api/v2/workshop-sessions/join', { code })
      expect(joined.status, joined.text).toBe(200)
      return joined.body.data.pass
    },
    follow: (pass, ask = anyone, farm = '') => {
      const asked = new URLSearchParams({ pass, ...(farm !== '' && { farm_id: String(farm) }) })
      return ask('GET', `/api/v2/followed-screen?${asked.toString()}`)
    },
  }
}
