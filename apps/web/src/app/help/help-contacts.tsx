// Short videos, and the number to call.

import { Title } from '@mantine/core'
import { IconPhone, IconVideo } from '@tabler/icons-react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'

export function HelpContacts() {
  const { support_phone: phone } = useFurrow().settings
  const { rows } = useRows('tutorial_videos', { sort: ['title'], limit: 8 })
  const videos = rows.filter(({ display_url }) => display_url)
  if (videos.length === 0 && !phone) return null
  return (
    <section>
      <Title order={3} mb="xs">
        {videos.length > 0 ? 'Videos and phone' : 'Phone'}
      </Title>
      <ul className="help-links">
        {videos.map(({ id, title, display_url }) => (
          <li key={id}>
            <a href={display_url ?? ''} target="_blank" rel="noreferrer">
              <IconVideo size={18} aria-hidden="true" /> {title}
            </a>
          </li>
        ))}
        {phone ? (
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <IconPhone size={18} aria-hidden="true" /> Call {phone}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
