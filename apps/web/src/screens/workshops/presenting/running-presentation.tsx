// A presentation that goes on: the code by which phones find it, its screen, its remote control, and its end.

import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { codeText, joinAddress } from './presented.ts'
import type { Presentation } from './presented.ts'

export function RunningPresentation({ session }: { readonly session: Presentation }) {
  const { id, workshop_id, group_name, code } = session
  const end = useEnd(session)
  const params = { workshopId: String(workshop_id), sessionId: String(id) }
  return (
    <li className="presentation">
      <div>
        {code ? (
          <>
            <Text fw={600}>{group_name}</Text>
            <p className="presentation-code">{codeText(code)}</p>
            <Text size="sm" c="dimmed">
              Phones type it at {joinAddress()}. It works until you end the presentation.
            </Text>
          </>
        ) : (
          <Text>It begins when there is signal.</Text>
        )}
      </div>
      {code ? (
        <Group gap="sm">
          <Button
            h={44}
            renderRoot={props => (
              <Link to="/workshops/$workshopId/screen/$sessionId" params={params} {...props} />
            )}
          >
            Open the big screen
          </Button>
          <Button
            h={44}
            variant="default"
            renderRoot={props => (
              <Link to="/workshops/$workshopId/remote/$sessionId" params={params} {...props} />
            )}
          >
            Remote control
          </Button>
          <Button
            h={44}
            variant="default"
            aria-label={`End ${codeText(code)}`}
            onClick={() => void end()}
          >
            End
          </Button>
        </Group>
      ) : null}
    </li>
  )
}

/** It can’t be undone: its code is gone, and another may have it. */
function useEnd(session: Presentation) {
  const { outbox } = useFurrow()
  const notices = useNotices()
  return async () => {
    const ended_at = new Date().toISOString()
    const outcome = await outbox.add({
      label: `Presentation of ${session.group_name ?? 'a group'} ended`,
      farmId: null,
      steps: [updateOf('workshop_sessions', { ...session }, { ended_at })],
    })
    if (outcome.kind === 'refused') notices.bad(outcome.refusal.message)
    else notices.good('The presentation has ended. Its code no longer works.')
  }
}
