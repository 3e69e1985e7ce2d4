// The links by which someone answers without signing in: revoked, they open nothing any more.

import { Button, Text } from '@mantine/core'
import { useRows } from '../../data/hooks/use-rows.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { countText } from '../../ui/amounts.ts'
import type { Attendee } from './use-attendees.ts'

export function RevokeLinks({ attendee }: { readonly attendee: Attendee }) {
  const act = useUndoableAction()
  const { rows } = useRows('workshop_links', {
    where: { invitee_id: attendee.id, revoked_at: null },
  })
  if (rows.length === 0) return null
  const revoke = () => {
    const revoked_at = new Date().toISOString()
    const steps = rows.map(row => updateOf('workshop_links', { ...row }, { revoked_at }))
    const label = `Links of ${attendee.name} revoked`
    return act({ label, farmId: null, steps }, `${label}.`)
  }
  return (
    <div className="answer-links">
      <Text size="sm">
        {countText(rows.length, 'emailed link')} {rows.length === 1 ? 'answers' : 'answer'} for them
        without signing in.
      </Text>
      <Button variant="default" onClick={() => void revoke()}>
        {rows.length === 1 ? 'Revoke link' : 'Revoke links'}
      </Button>
    </div>
  )
}
