// Short videos to start with, and the number to call.

import { Text, Title } from '@mantine/core'
import { IconPhone, IconVideo } from '@tabler/icons-react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'

export function WatchAFilm() {
  const { support_phone: phone } = useFurrow().settings
  const { rows } = useRows('tutorial_videos', { sort: ['title'], limit: 3 })
  const films = rows.filter(({ display_url }) => display_url)
  if (films.length === 0 && !phone) return null
  return (
    <section aria-labelledby="help">
      <Title order={2} id="help" mb="sm">
        Help
      </Title>
      <ul className="plain-list">
        {films.map(({ id, title, display_url }) => (
          <li key={id}>
            <a href={display_url ?? ''} target="_blank" rel="noreferrer" className="to-do-link">
              <IconVideo size={20} aria-hidden="true" />
              <span>{title}</span>
            </a>
          </li>
        ))}
        {phone ? (
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="to-do-link">
              <IconPhone size={20} aria-hidden="true" />
              <Text span>Call {phone}</Text>
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
