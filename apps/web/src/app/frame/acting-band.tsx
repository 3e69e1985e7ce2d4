// While someone acts for another person, every page says so, and how to leave.

import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'

export function ActingBand() {
  const { session } = useFurrow()
  const router = useRouter()
  const { actingFor, user } = useSignedIn()
  const [isLeaving, setLeaving] = useState(false)
  if (!actingFor) return null
  const leave = async () => {
    setLeaving(true)
    await session.leave()
    setLeaving(false)
    await router.navigate({ to: '/' })
  }
  return (
    <div className="band acting-band no-print" role="region" aria-label="Signed in as someone else">
      <p>
        You see what <strong>{actingFor.name}</strong> ({actingFor.email}) sees. What you change is
        kept under your name, {user.name}.
      </p>
      <Button
        size="compact-md"
        variant="white"
        color="dark"
        loading={isLeaving}
        onClick={() => void leave()}
      >
        Leave
      </Button>
    </div>
  )
}
