// How one comes to another farm: administrators add it, for everybody else we do.

import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NewFarm() {
  const params = { resource: 'farms', id: 'new' }
  return (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      renderRoot={props => <Link to="/catalogue/$resource/$id" params={params} {...props} />}
    >
      New farm
    </Button>
  )
}

export function NoFarm() {
  const { support_phone: phone } = useFurrow().settings
  return (
    <EmptyState
      picture="field"
      title="No farm yet"
      text={`We add farms${phone ? ` (call ${phone})` : ''}, or a farm’s manager invites you.`}
    />
  )
}

export function AskForFarm() {
  const { support_phone: phone } = useFurrow().settings
  return (
    <Text c="dimmed" mt="lg">
      Is a farm missing? Ask us to add it
      {phone ? (
        <>
          : call{' '}
          <a style={{ whiteSpace: 'nowrap' }} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </>
      ) : null}
      .
    </Text>
  )
}
