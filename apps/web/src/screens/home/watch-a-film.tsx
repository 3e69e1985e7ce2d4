// Short videos to start with, and the number to call.

import { Text, Title } from '@mantine/core'
import { IconPhone, IconVideo } from '@tabler/icons-react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { addressOf, videosAbout } from '../../people/videos-about.ts'

const shownAtOnce = 3

export function WatchAFilm() {
  const { support_phone: phone } = useFurrow().settings
  const { rows } = useRows('tutorial_videos', { sort: ['title'] })
  const films = [...videosAbout(rows, 'Home'), ...videosAbout(rows, null)].slice(0, shownAtOnce)
  if (films.length === 0 && !phone) return null
  return (
    <section aria-labelledby="help">
      <Title order={2} id="help" mb="sm">
        Help
      </Title>
      <ul className="plain-list">
        {films.map(({ id, title, ...video }) => (
          <li key={id}>
            <a href={addressOf(video)} target="_blank" rel="noreferrer" className="to-do-link">
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
