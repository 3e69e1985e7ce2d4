// Three servers that start at the same moment on an empty database fill it once.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPlace } from '../../src/open-place.ts'
import { readSettings } from '../../src/settings/settings.ts'
import { ownDatabase } from '../own-database.ts'

const { db, url } = ownDatabase('nothing')

test('three starts at once on an empty database bring it up to date once', async () => {
  const DEMO_DATA = inject('isLongForm') ? 'small' : 'no'
  const settings = readSettings({ DATABASE_URL: url, DEMO_DATA })
  const said: string[] = []
  const places = await Promise.all(
    [1, 2, 3].map(() => openPlace(settings, furrow(), sentence => said.push(sentence))),
  )
  expect(new Set(places.map(({ release }) => release)).size).toBe(1)
  const times = (word: string) => said.filter(sentence => sentence.startsWith(word)).length
  expect([times('Brought the database up to date'), times('Loaded ')]).toEqual([1, 1])
  expect(times('Made the demonstration farms.')).toBe(inject('isLongForm') ? 1 : 0)
  const { rows } = await sql<{ doubled: number }>`
    select count(*)::int as doubled from (
      select name from periods group by name having count(*) > 1) d`.execute(db)
  expect(rows).toEqual([{ doubled: 0 }])
}, 240_000)
