// Each kind of person changes exactly the rows that the table says.

import { furrow } from '@furrow/catalogue/furrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { differenceIn } from './difference.ts'
import type { Difference } from './difference.ts'
import type { Door } from './knocking.ts'
import { may } from './may.ts'
import type { Known } from './may.ts'
import { writersOf } from './people.ts'
import { changesOf, samplesFor } from './samples.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()
const catalogue = furrow()

describe('what each kind of person changes', () => {
  let known: Known
  let door: Door
  beforeAll(async () => {
    ;({ known, door } = await begin(db))
  })
  afterAll(() => door.close())

  test.each([...catalogue.values()])('$name', async entity => {
    const differences: Difference[] = []
    const change = changesOf(known, entity)
    let turn = 0
    for (const name of writersOf(entity.name)) {
      for (const sample of samplesFor(known, name, entity.name)) {
        const isAllowed = may(known, [name, 'change'], [entity.name, sample.row])
        const tried = { entity: entity.name, name, verb: 'update', of: sample.of, isAllowed }
        turn += 1
        const body = change(sample, turn)
        const path = `/api/${entity.name}/${sample.id}`
        const asked = await differenceIn(door, tried, () => door.as(name)('PATCH', path, body))
        differences.push(...asked.differences)
      }
    }
    expect(differences).toEqual([])
  })
})
