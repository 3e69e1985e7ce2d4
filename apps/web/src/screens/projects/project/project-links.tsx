// Where the work of a project is done: the collection of its farm and period, its files, and the projects before and
// after it.

import { Link } from '@tanstack/react-router'
import { periodText } from '@furrow/farming/dates/period-text'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { countText } from '../../../ui/amounts.ts'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { ProjectLink } from '../project-columns.tsx'
import type { KeptProject } from '../project-rows.ts'

export type LinkedProject = KeptProject & {
  readonly farm?: { readonly farm_name: string } | null
  readonly period?: { readonly name: string } | null
  readonly renewed_from?: { readonly id: number; readonly title: string } | null
}

export function ProjectLinks({ project }: { readonly project: LinkedProject }) {
  const { farm, period, renewed_from: earlier } = project
  const farmId = project.farm_id ?? 0
  const periodId = project.period_id ?? 0
  const isPlaced = farmId > 0 && periodId > 0
  const where = { farm_id: farmId, period_id: periodId }
  const collection = useRows('farm_period', { where }, { enabled: isPlaced })
  const files = useRows('files', { where }, { enabled: isPlaced })
  const renewals = useRows('projects', { where: { renewed_from_id: project.id } })
  const params = { farmId: String(farmId), periodId: String(periodId) }
  const below = '/collection/$farmId/period/$periodId'
  const [opened] = collection.rows
  const name = `${farm?.farm_name ?? ''} ${period ? periodText(period.name) : ''}`.trim()
  return (
    <SimpleCard title="Collection">
      <ul className="project-links">
        {opened ? (
          <>
            <li>
              <Link to={below} params={params}>
                Collection of {name}
              </Link>
              , {opened.status.toLowerCase()}
            </li>
            <li>
              <Link to={`${below}/files`} params={params}>
                Files of {name}
              </Link>
              , {countText(files.rows.length, 'file')}
            </li>
          </>
        ) : (
          <li>{whyNoCollection(isPlaced, name, collection.isLoading)}</li>
        )}
        {earlier ? (
          <li>
            Renewed from <ProjectLink {...earlier} />
          </li>
        ) : null}
        {renewals.rows.map(row => (
          <li key={row.id}>
            Renewed as <ProjectLink {...row} />
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}

function whyNoCollection(isPlaced: boolean, name: string, isLoading: boolean): string {
  if (!isPlaced) return 'Choose a farm and a period below to see the collection.'
  return isLoading ? 'Looking for the collection…' : `${name} has not been started.`
}
