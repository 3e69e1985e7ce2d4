// For consultants and administrators: the work for businesses, as a board by status and as a table.

import { useState } from 'react'
import { StaffOnly } from '../../period/board/staff-only.tsx'
import { useViewInAddress } from '../../period/board/use-view-in-address.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { AddProjectDialog } from './add-project-dialog.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { projectFilters, projectsLeft } from './project-rows.ts'
import { ProjectsHead } from './projects-head.tsx'
import { ShownProjects } from './shown-projects.tsx'
import { useProjects } from './use-projects.ts'
import './projects.css'

const words = ['as', 'show', ...projectFilters] as const

export function ProjectsScreen() {
  return (
    <>
      <ScreenTitle>Projects</ScreenTitle>
      <StaffOnly text="They see the work for businesses here.">
        <Projects />
      </StaffOnly>
    </>
  )
}

function Projects() {
  const inAddress = useViewInAddress(words)
  const [isAdding, setAdding] = useState(false)
  const { words: said, change } = inAddress
  const shown = said.show === 'archived' || said.show === 'all' ? said.show : 'current'
  const projects = useProjects(shown)
  const { rows, isLoading, failure, retry } = projects
  const isTable = said.as === 'table'
  const filter = isTable ? said : { ...said, status: null }
  return (
    <>
      <ProjectsHead
        isTable={isTable}
        shown={shown}
        onChange={change}
        onAdd={() => setAdding(true)}
      />
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton /> : null}
      {isLoading || (failure && rows.length === 0) ? null : (
        <>
          <ProjectFilters rows={rows} filter={filter} withoutStatus={!isTable} onChange={change} />
          <ShownProjects
            rows={projectsLeft(rows, filter)}
            statuses={projects.statuses}
            isTable={isTable}
            isAnyThere={rows.length > 0}
            inAddress={inAddress}
          />
        </>
      )}
      {isAdding ? <AddProjectDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}
