// The parts of the page of a project, one below the other.

import { Stack, Text } from '@mantine/core'
import { useSignedIn } from '../../../data/context/furrow-context.ts'
import { HistoryOfRow } from '../../../entry/history/history-of-row.tsx'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { ProjectActions } from './project-actions.tsx'
import { ProjectBills } from './project-bills.tsx'
import { ProjectFields } from './project-fields.tsx'
import { ProjectLinks } from './project-links.tsx'
import type { LinkedProject } from './project-links.tsx'

export function ProjectParts({ project }: { readonly project: LinkedProject }) {
  const { isStaff } = useSignedIn()
  return (
    <Stack maw={900}>
      {project.archived ? (
        <Text role="status">
          This project is archived: the board leaves it out unless archived ones are shown.
        </Text>
      ) : null}
      {isStaff ? <ProjectActions project={project} /> : null}
      <ProjectLinks project={project} />
      <ProjectFields key={project.id} project={project} mayChange={isStaff} />
      <ProjectBills project={project} />
      <SimpleCard title="History">
        <HistoryOfRow resource="projects" row={project} />
      </SimpleCard>
    </Stack>
  )
}
