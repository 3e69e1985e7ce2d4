// Each kind of person deletes, and restores, exactly the rows that the table says.

import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { differenceIn } from './difference.ts'
import type { Difference } from './difference.ts'
import type { Door } from './knocking.ts'
import { may } from './may.ts'
import type { Known } from './may.ts'
import { standingOf, writersOf } from './people.ts'
import type { PersonName } from './people.ts'
import { removedFor } from './samples.ts'
import type { Sample } from './samples.ts'
import { mayTakeAlong, takenAlong } from './taken-along.ts'
import type { Taken } from './taken-along.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const kept = [...catalogue.values()].filter(({ readAlone }) => !readAlone)

describe('what each kind of person deletes', () => {
  let known: Known
  let door: Door
  beforeAll(async () => {
    ;({ known, door } = await begin(db))
  })
  afterAll(() => door.close())

  const asAdmin = async (method: string, path: string) => {
    const answer = await door.as('admin')(method, path)
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(200)
    await door.lines()
  }

  test.each(kept)('$name', async ({ name: entity }) => {
    const differences: Difference[] = []
    for (const { sample, tried } of triedBy(entity)) {
      const path = `/api/${entity}/${sample.id}`
      const before = door.seen()
      await asAdmin('DELETE', path)
      const along = await takenAlong(db, [entity, sample.id], before)
      const trials = tried.map(name => ({ name, ...rightsOf(name, sample, { entity, along }) }))
      const tries = async (verb: 'destroy' | 'restore', trial: Trial, isAllowed: boolean) => {
        const { name } = trial
        const method = verb === 'destroy' ? 'DELETE' : 'POST'
        const address = verb === 'destroy' ? path : `${path}/restore`
        const what = { entity, name, verb, of: sample.of, isAllowed }
        const ask = () => door.as(name)(method, address)
        const { answer, differences: found } = await differenceIn(door, what, ask)
        differences.push(...found)
        return answer.status === 200
      }
      const strangers = isTriedByAll(sample) ? trials.filter(({ comes }) => !comes) : []
      for (const trial of strangers) {
        if (await tries('restore', trial, false)) await asAdmin('DELETE', path)
      }
      await asAdmin('POST', `${path}/restore`)
      for (const trial of trials) {
        const isGone = await tries('destroy', trial, trial.goes)
        const isBack = isGone && trial.comes && (await tries('restore', trial, true))
        if (isGone && !isBack) await asAdmin('POST', `${path}/restore`)
      }
    }
    expect(differences).toEqual([])
  })

  /** Each row once, with those who try. */
  function triedBy(entity: string) {
    const byId = new Map<number, { sample: Sample; tried: PersonName[] }>()
    for (const name of writersOf(entity)) {
      for (const sample of removedFor(known, name, entity)) {
        // Who deletes themselves asks no more.
        if (entity === 'users' && sample.of === 'their own') continue
        const found = byId.get(sample.id) ?? { sample, tried: [] }
        found.tried.push(name)
        byId.set(sample.id, found)
      }
    }
    return [...byId.values()]
  }

  /** What took others along is restored by staff and administrators only, but for what is one with it. */
  function rightsOf(
    name: PersonName,
    { row }: Sample,
    { entity, along }: { readonly entity: string; readonly along: readonly Taken[] },
  ): Omit<Trial, 'name'> {
    const { admin, staff } = standingOf(name)
    const isAllowed = may(known, [name, 'remove'], [entity, row])
    const goes = isAllowed && (admin === true || mayTakeAlong(known, name, along))
    const isOne = along.every(other =>
      [entity, other.entity].every(one => ofMovement.includes(one)),
    )
    return { goes, comes: goes && (isOne || staff === true || admin === true) }
  }
})

/** A line of the ledger and its event are one movement of stock. */
const ofMovement = [
  'livestock_ledgers',
  ...['opening', 'death', 'purchase', 'sale', 'transfer', 'adjustment'].map(
    kind => `livestock_${kind}_events`,
  ),
]

/** That others do not bring it back is tried with one row of each farm. */
function isTriedByAll({ of }: Sample): boolean {
  return ['home', 'home, bare', 'other'].includes(of)
}

interface Trial {
  readonly name: PersonName
  readonly goes: boolean
  readonly comes: boolean
}
