// Calls a contact, or writes to them, with what the device has for it.

import { Button, Group } from '@mantine/core'
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Contact } from './contact-columns.ts'

export function WaysToReach({ contact: { name, phone, email } }: { readonly contact: Contact }) {
  if (!phone && !email) return null
  const number = phone?.replace(/[^\d+]/g, '')
  return (
    <Group gap="xs">
      {number ? (
        <>
          <Way href={`tel:${number}`} whom={name} icon={<IconPhone size={18} />}>
            Call
          </Way>
          <Way href={`sms:${number}`} whom={name} icon={<IconMessage size={18} />}>
            Text
          </Way>
        </>
      ) : null}
      {email ? (
        <Way href={`mailto:${email}`} whom={name} icon={<IconMail size={18} />}>
          Email
        </Way>
      ) : null}
    </Group>
  )
}

interface WayProps {
  readonly href: string
  readonly whom: string
  readonly icon: ReactNode
  readonly children: string
}

function Way({ href, whom, icon, children }: WayProps) {
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      leftSection={icon}
      aria-label={`${children} ${whom}`}
    >
      {children}
    </Button>
  )
}
