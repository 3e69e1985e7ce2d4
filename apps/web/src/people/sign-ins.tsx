// The last times that someone signed in as this person, or tried to.

import { useRows } from '../data/hooks/use-rows.ts'
import { FailureCard } from '../ui/failure-card.tsx'
import { PlainTable } from '../ui/table/plain-table.tsx'
import { SimpleCard } from '../ui/simple-card.tsx'
import { TableSkeleton } from '../ui/skeletons.tsx'
import { agentText, outcomeText } from './device-words.ts'

export function SignIns({ personId }: { readonly personId: number }) {
  const { rows, isLoading, failure, retry } = useRows('sign_ins', {
    where: { user_id: personId },
    sort: ['-at'],
    limit: 20,
  })
  return (
    <SimpleCard title="Sign-ins">
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? (
        <TableSkeleton count={4} columns={3} />
      ) : (
        <PlainTable
          caption="The last 20"
          bare
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', heading: 'When', kind: 'moment', value: ({ at }) => at },
            { key: 'outcome', heading: 'What', value: ({ outcome }) => outcomeText(outcome) },
            { key: 'agent', heading: 'Device', value: ({ agent }) => agentText(agent) },
            { key: 'address', heading: 'Network address', value: ({ address }) => address },
          ]}
        />
      )}
    </SimpleCard>
  )
}
