// The groups that may be shown at a workshop: what the newest edition of its period published.

import type { ShownGroups } from '@furrow/wire/office/workshop-screen-answer'
import { notFound } from '@furrow/wire/refusal'
import type { Database } from '../db/database.ts'
import { editionIn } from '../reports/benchmarks-report.ts'
import { groupIn } from '../reports/peer-groups-told.ts'
import { editionOf, groupsToShow, workshopToShow } from '../rules/workshops/workshop-to-show.ts'

export async function shownGroupsOf(db: Database, id: number | undefined): Promise<ShownGroups> {
  const workshop = id === undefined ? undefined : await workshopToShow(db, id)
  if (!workshop) throw notFound('There is no such workshop.')
  const edition = await editionOf(db, workshop)
  if (!edition) return { edition: null, groups: [] }
  const groups = await groupsToShow(db, edition)
  return { edition: editionIn(edition), groups: groups.map(group => groupIn(group, false)) }
}
