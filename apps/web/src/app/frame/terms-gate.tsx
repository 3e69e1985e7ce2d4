// Who has not agreed to the newest terms is asked over whatever page they are on.

import { Box, Modal } from '@mantine/core'
import { Link, useMatches } from '@tanstack/react-router'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { AgreementText } from '../../people/agreement-text.tsx'

export function TermsGate() {
  const { hasAgreed, actingFor } = useSignedIn()
  const isLeaving = useMatches().some(({ fullPath }) => fullPath === '/logout')
  // Agreeing is for the person alone.
  return hasAgreed || actingFor || isLeaving ? null : <Terms />
}

function Terms() {
  const { api, session } = useFurrow()
  const newest = useAnswer(['newest terms'], signal =>
    api.rows('agreements').search(
      {
        filters: [
          { field: 'type', value: 'terms' },
          { field: 'active', value: true },
        ],
        sort: ['-version', '-id'],
        limit: 1,
      },
      { signal },
    ),
  )
  const terms = newest.data?.[0]
  if (!terms) return null
  return (
    <Modal
      opened
      fullScreen
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      title="Before you go on: our terms"
    >
      <Box maw={720} mx="auto">
        <AgreementText agreement={terms} onAgreed={async () => void (await session.refresh())}>
          <Link to="/logout">Sign out instead</Link>
        </AgreementText>
      </Box>
    </Modal>
  )
}
