// A crop lists the names of its tags: kept up to date when a tag is put on it, taken off or renamed.

import { sql } from 'kysely'
import { comesOrGoes, keysIn, touches } from '../saving/read-row.ts'
import type { Asked, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const cropTagRules: SaveRule = {
  of: ['taggables', 'crop_tags'],
  async follow(rows, asked) {
    const changed = rows.filter(row => comesOrGoes(row) || touches(row, about))
    const collections =
      asked.entity === 'taggables' ? taggedBy(changed) : await taggedWith(changed, asked)
    if (collections.length === 0) return
    await asked.save('crop_collections', await outOfDate(collections, asked))
  },
}

const about = ['tag_id', 'taggable_type', 'taggable_id', 'name']

function taggedBy(rows: readonly SavedRow[]): readonly number[] {
  const ends = rows.flatMap(({ before, after }) => [before, after])
  const ofCrops = ends.filter(row => row?.['taggable_type'] === 'crop_collections')
  return keysIn(ofCrops, 'taggable_id')
}

async function taggedWith(rows: readonly SavedRow[], { tx }: Asked): Promise<readonly number[]> {
  // A new tag is on nothing yet.
  const tags = rows.filter(({ before }) => before !== undefined).map(({ id }) => id)
  if (tags.length === 0) return []
  const { rows: found } = await sql<{ id: number }>`
    select distinct taggable_id as id from taggables
    where tag_id = any(${tags}) and taggable_type = 'crop_collections'
      and deleted_at is null`.execute(tx)
  return found.map(({ id }) => id)
}

/** Crops whose list is not what their tags say. A tag belongs to a crop and has no farm of its own. */
async function outOfDate(collections: readonly number[], { tx }: Asked) {
  const { rows } = await sql<{ id: number; tags: readonly string[] }>`
    select c.id, names.tags
    from crop_collections c
    cross join lateral (
      select coalesce(jsonb_agg(t.name order by t.name), '[]') as tags
      from taggables g join crop_tags t on t.id = g.tag_id and t.deleted_at is null
      where g.taggable_type = 'crop_collections' and g.taggable_id = c.id
        and g.deleted_at is null) names
    where c.id = any(${collections}) and c.deleted_at is null
      and coalesce(c.tags, '[]') <> names.tags
    order by c.id`.execute(tx)
  return rows
}
