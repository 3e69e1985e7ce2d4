// Short videos, each with its length; which ones someone has opened is remembered on the device.

import { Text, Title } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import type { Row } from '@furrow/wire/client/row-types'
import { useRows } from '../../data/hooks/use-rows.ts'
import { addressOf, videosAbout, videosFor } from '../../people/videos-about.ts'
import { useHelpNote } from './use-help-note.ts'

/** Of no place: null. */
export function VideosAbout({ place }: { readonly place: string | null }) {
  const { rows } = useVideos()
  const title = place === null ? 'Videos' : `Videos about ${place}`
  return <Videos title={title} videos={videosAbout(rows, place)} />
}

export function VideosFound({ search }: { readonly search: string }) {
  const { rows } = useVideos()
  return <Videos title="Videos" videos={videosFor(rows, search)} />
}

function useVideos() {
  return useRows('tutorial_videos', { sort: ['title'] })
}

interface Props {
  readonly title: string
  readonly videos: readonly Row<'tutorial_videos'>[]
}

function Videos({ title, videos }: Props) {
  const { note, change } = useHelpNote()
  const watched = note.videos ?? []
  if (videos.length === 0) return null
  return (
    <section>
      <Title order={3} mb="xs">
        {title}
      </Title>
      <ul className="help-links">
        {videos.map(({ id, seconds, ...video }) => (
          <li key={id}>
            <a
              href={addressOf(video)}
              target="_blank"
              rel="noreferrer"
              onClick={() => change({ videos: [...new Set([...watched, id])] })}
            >
              <IconVideo size={18} aria-hidden="true" />
              <span>
                {video.title}
                <Text span size="sm" c="dimmed" display="block">
                  {[
                    seconds === null ? '' : lengthText(seconds),
                    watched.includes(id) ? 'Watched' : '',
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `2 min 5 s` */
function lengthText(seconds: number): string {
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [whole > 0 && `${whole} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ')
}
