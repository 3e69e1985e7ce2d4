// A project: what was agreed, who sees to it, how far it is, what was billed of it, and where its collection stands.

import { useParams } from '@tanstack/react-router'
import { useRow } from '../../../data/hooks/use-rows.ts'
import { NotOpen } from '../../../period/no-access.tsx'
import { knownFrom } from '../../../period/use-known-place.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { ProjectParts } from './project-parts.tsx'
import '../projects.css'

const includes = ['farm', 'business', 'period', 'renewed_from'] as const

export function ProjectScreen() {
  const id = Number(useParams({ strict: false }).projectId)
  const { row, isLoading, failure, retry } = useRow('projects', id, { includes })
  const known = knownFrom({ isThere: row !== undefined, isLoading, failure })
  if (known.kind !== 'there' || !row) return <NotOpen what="project" known={known} retry={retry} />
  return (
    <>
      <ScreenTitle of={row.business?.name}>{row.title}</ScreenTitle>
      <ProjectParts project={row} />
    </>
  )
}
