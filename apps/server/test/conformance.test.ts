// The recorded answers of the convention's own server, asked of ours.

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountFixture } from './conformance/mount-fixture.ts'
import type { MountedFixture } from './conformance/mount-fixture.ts'
import { readCases } from './conformance/read-cases.ts'
import { runCases } from './conformance/run-cases.ts'
import { ownDatabase } from './own-database.ts'

const file = new URL('conformance/cases.jsonl', import.meta.url)
const groups = Map.groupBy(readCases(readFileSync(file, 'utf8')), ({ group }) => group)

const { url } = ownDatabase('nothing')
let fixed: MountedFixture
beforeAll(async () => {
  fixed = await mountFixture(url)
})
afterAll(() => fixed.close())

// A case may go on from the one before it, but never from another group.
test.for([...groups])('every recorded answer is ours, too: %s', async ([, cases]) => {
  const different: string[] = []
  for await (const { id, difference } of runCases(cases, fixed)) {
    if (difference) different.push(`${id}: ${difference}`)
  }
  expect(different).toEqual([])
})
