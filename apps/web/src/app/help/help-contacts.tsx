// The number to call.

import { Title } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useFurrow } from '../../data/context/furrow-context.ts'

export function HelpContacts() {
  const { support_phone: phone } = useFurrow().settings
  if (!phone) return null
  return (
    <section>
      <Title order={3} mb="xs">
        Phone
      </Title>
      <ul className="help-links">
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <IconPhone size={18} aria-hidden="true" /> Call {phone}
          </a>
        </li>
      </ul>
    </section>
  )
}
